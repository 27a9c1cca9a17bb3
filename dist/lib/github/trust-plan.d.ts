import type { TrustPlan } from '../bindings/trust/plan.js';
import { type Result } from '../contract/result.js';
import type { EventFacts } from './event.js';
/** Decides by the event and `workspace-hooks`. A refusal is one sentence, a configuration error. */
export declare function planTrust(facts: EventFacts, workspaceHooks: 'auto' | 'head' | 'off'): Result<TrustPlan, string>;
