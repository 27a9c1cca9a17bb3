import type { ToolInput, ToolResult } from '../contract/call.js';
import type { JsonText } from '../contract/json/node.js';
import type { SideEffectLevel } from '../contract/level.js';
import type { ToolDescription } from './model.js';
export interface ToolContext {
    readonly agentId: string;
    readonly toolCallId: string;
    readonly signal: AbortSignal;
}
/** A tool of the built-in loop. Neither method throws: what goes wrong is a result with `isError`. */
export interface Tool extends ToolDescription {
    /** The level of a call with this input; undefined where it cannot be told, which is judged as external. */
    level(input: ToolInput): SideEffectLevel | undefined;
    /** Runs the call with exactly the approved text. */
    run(input: JsonText, context: ToolContext): Promise<ToolResult>;
    /** Why an input does not fit the schema, in better words than the schema's own; undefined where it fits. Absent: the schema is asked. */
    check?(input: JsonText): string | undefined;
    /** What the model is shown at once of what the post chain left, where that is long (contract 1.4). Absent: all of it. */
    page?(shown: ToolResult, call: {
        readonly id: string;
        readonly agentId: string;
    }): ToolResult;
}
