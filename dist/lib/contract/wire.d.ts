import type { ToolInput, ToolOutput, ToolResult } from './call.js';
import type { SideEffectLevel } from './level.js';
import type { HookEvent } from './outcome.js';
/** The version of the request that a hook program reads. */
export declare const HOOK_SCHEMA = 1;
/** What a hook program is asked. */
export interface WireRequest {
    readonly event: HookEvent;
    /** The absolute path of the workspace. */
    readonly workspace: string;
    readonly agentId: string;
    readonly toolCallId: string;
    /** The tool's own name. */
    readonly toolName: string;
    readonly input: ToolInput;
    /** What came back; exactly at post. */
    readonly result?: ToolResult;
    /** Set where the hook matched by basis name: `input` is then in basis's shape and `native` the agent's own. */
    readonly basis?: {
        readonly name: string;
        readonly native: ToolInput;
    };
    readonly level?: SideEffectLevel;
}
/**
 * The request as one JSON object (contract 4.1). Exact texts pass as they are; a raw input and a text output travel as JSON
 * strings; what is absent is absent, never null. Our own fields follow those of basis.
 */
export declare function encodeRequest(request: WireRequest): string;
/** The same text in pieces, each made when it is asked for: a large output is never held a second time. */
export declare function requestPieces(request: WireRequest): Generator<string, void, undefined>;
/** An input as it travels: its exact text, or the raw string as a JSON string. */
export declare function encodeInput(input: ToolInput): string;
/** An output as it travels: a text as a JSON string, which is never read again as JSON; a structured one as its exact text. */
export declare function encodeOutput(output: ToolOutput): string;
