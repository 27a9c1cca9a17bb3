import type { ToolCall, ToolResult } from '../contract/call.js';
import type { HookEvent, Who } from '../contract/outcome.js';
import type { HookPort, HookSpec, Interceptor } from './participant.js';
import type { PostVerdict, PreVerdict, Reporter } from './verdict.js';
export interface HookRunnerOptions {
    /** Asked first, in this order. */
    readonly interceptors?: readonly Interceptor[];
    /** In file order; operator hooks are asked before workspace hooks, wherever they stand. */
    readonly hooks?: readonly HookSpec[];
    readonly port: HookPort;
    readonly reporter: Reporter;
    /** Milliseconds of a monotonic clock; `performance.now` where absent. */
    readonly now?: () => number;
}
/** Who is asked, for those who list it: a hook has its `spec`, an interceptor has none. */
export interface Participant {
    readonly who: Who;
    readonly spec?: HookSpec;
    readonly events: readonly HookEvent[];
}
/**
 * The hook chain around tool calls (contract 2, 3, 6). A runner is a snapshot: who is asked before a call is who is asked after it;
 * to change anything, make another runner. It may judge several calls at once, and they don't touch each other. `decide` and `review`
 * never reject: whatever a participant does ends as a verdict.
 */
export declare class HookRunner {
    /** Everybody, in the order in which they are asked. */
    readonly participants: readonly Participant[];
    private readonly options;
    private readonly seats;
    private readonly now;
    constructor(options: HookRunnerOptions);
    /** Whether there is nobody to ask. */
    get isEmpty(): boolean;
    /** A runner with one more interceptor, asked after those that are there and before every hook. */
    withInterceptor(interceptor: Interceptor): HookRunner;
    /** A runner that reports elsewhere. */
    withReporter(reporter: Reporter): HookRunner;
    /** Asks everybody about a call before it runs. An abort ends the consultation at once and denies. */
    decide(call: ToolCall, signal?: AbortSignal): Promise<PreVerdict>;
    /** Asks everybody about what a tool gave back, before the model is shown it. `call.input` is what actually ran. */
    review(call: ToolCall, result: ToolResult, signal?: AbortSignal): Promise<PostVerdict>;
    private consult;
    private report;
}
