import type { ToolInput } from '../contract/call.js';
import type { JsonText } from '../contract/json/node.js';
import type { SideEffectLevel } from '../contract/level.js';
import { type Result } from '../contract/result.js';
import type { GuardedTool } from './ports.js';
/** The level of a call with this input: the tool's own, raised to what the caller gave, never lowered. */
export declare function levelOf(tool: GuardedTool, input: ToolInput, given?: SideEffectLevel): SideEffectLevel | undefined;
/** The exact text that the tool would be handed, or why it cannot be, in words for the model. */
export declare function fittingInput(tool: GuardedTool, input: ToolInput): Result<JsonText, string>;
/** What the model is told about a tool that does not exist. */
export declare function unknownTool(name: string, available: readonly string[]): string;
