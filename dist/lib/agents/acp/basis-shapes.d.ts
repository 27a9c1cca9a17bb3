import type { BasisShape } from '../../contract/call.js';
import type { AgentCall } from '../adapter.js';
export declare const basisShapeOf: (call: AgentCall, workspace?: string) => BasisShape | undefined;
