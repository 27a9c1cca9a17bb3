import type { BasisShape } from '../../contract/call.js';
import type { AgentCall } from '../adapter.js';
export declare function basisOf({ name, input }: AgentCall, workspace?: string): BasisShape | undefined;
