import type { BasisShape, ToolInput } from '../../contract/call.js';
/** `own` is the call's input as the agent tells it: what the shape has no place for stays as it is there. */
export declare function spawnShape(tool: string, own: ToolInput): BasisShape;
