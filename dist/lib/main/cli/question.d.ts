import type { ToolCall, ToolResult } from '../../contract/call.js';
import { type Result } from '../../contract/result.js';
export interface Question {
    readonly call: ToolCall;
    /** Present at post. */
    readonly result?: ToolResult;
}
/** `event` is the flag's text: `pre` or `post`; without it the object's own `event` counts, and without that an output makes it post. */
export declare function readQuestion(bytes: Uint8Array, event: string | undefined): Result<Question, string>;
