import type { ToolInput } from './call.js';
/** A call's input as the model wrote it: JSON by the strict reader, else the raw string (contract 4.2). */
export declare function toolInput(text: string): ToolInput;
