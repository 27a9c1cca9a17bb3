import type { BasisShape, ToolInput } from '../../contract/call.js';
/** With `workspace`, absolute paths below it are shown relative to it. */
export declare function basisOf(name: string, input: ToolInput, workspace?: string): BasisShape | undefined;
