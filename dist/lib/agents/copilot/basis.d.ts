import type { BasisShape, ToolInput } from '../../contract/call.js';
export declare function basisOf(name: string, input: ToolInput, workspace: string | undefined): BasisShape | undefined;
