import type { AgentName } from '../../agents/adapter.js';
import { type Result } from '../../contract/result.js';
import type { Brain } from './brain.js';
import type { Ready } from './start.js';
/** Makes an agent ready, or says in one sentence why it cannot be run as the settings ask. */
export declare function otherBrain(ready: Ready, agent: AgentName): Promise<Result<Brain, string>>;
