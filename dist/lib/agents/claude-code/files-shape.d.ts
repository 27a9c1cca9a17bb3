import type { BasisShape, ToolInput } from '../../contract/call.js';
export declare function filesShape(tool: string, own: ToolInput, workspace: string | undefined): BasisShape | undefined;
