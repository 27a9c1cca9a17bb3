import type { ToolCall, ToolResult } from '../contract/call.js';
import type { Breakage, HookEvent, PostOutcome, PreOutcome } from '../contract/outcome.js';
import type { Result } from '../contract/result.js';
/**
 * An in-process participant. It may be asked about several calls at once. Throwing, rejecting or returning something that is
 * not an outcome is a breakage and denies; there is no other choice (contract 6.2). `signal` aborts when the run is cancelled.
 */
export interface Interceptor {
    readonly name: string;
    beforeTool(call: ToolCall, signal: AbortSignal): PreOutcome | Promise<PreOutcome>;
    /** Absent: keeps every output. */
    afterTool?(call: ToolCall, result: ToolResult, signal: AbortSignal): PostOutcome | Promise<PostOutcome>;
}
/** What a breakage of a hook means for the call: `deny` it (the default) or carry on as if the hook had allowed. */
export type OnFailure = 'deny' | 'allow';
/** One entry of a hooks file, with its defaults filled in. */
export interface HookSpec {
    readonly name: string;
    /** argv; never meets a shell. */
    readonly command: readonly [string, ...string[]];
    /** Exact tool names, or basis names; absent: every tool; empty: none. */
    readonly tools?: readonly string[];
    readonly event: HookEvent;
    /** 1 to 2147483647. */
    readonly timeoutMs: number;
    readonly onFailure: OnFailure;
    readonly scope: 'operator' | 'workspace';
    /** The absolute path of the file that declares it. */
    readonly source: string;
}
/** What a hook is asked: at pre without a result, at post with what came back. */
export interface HookQuestion {
    readonly event: HookEvent;
    /** In the shape that the hook is to see (contract 3.4): `toolName` is the tool's own name. */
    readonly call: ToolCall;
    /** Set where the hook matched by basis name: the basis name, and the agent's own input. */
    readonly matchedBasis?: {
        readonly name: 'spawn' | 'files';
        readonly native: ToolCall['input'];
    };
    readonly result?: ToolResult;
}
/** How a hook program is asked; must not throw. The binding spawns it, a test answers from memory. */
export interface HookPort {
    ask(spec: HookSpec, question: HookQuestion, signal: AbortSignal): Promise<Result<PreOutcome | PostOutcome, Breakage>>;
}
