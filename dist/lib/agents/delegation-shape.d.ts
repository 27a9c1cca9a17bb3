import type { BasisShape, ToolInput } from '../contract/call.js';
/** `field` holds the task; all else of the input (a type of agent, a title) stays as the model gave it. */
export declare function delegationShape(tool: string, field: string, own: ToolInput): BasisShape;
