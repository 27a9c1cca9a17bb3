import type { ToolCall, ToolResult } from '../contract/call.js';
import type { HookEvent, Who } from '../contract/outcome.js';
import type { PostAnswer, PreAnswer } from './chain.js';
import type { HookPort, HookSpec, Interceptor } from './participant.js';
/** A participant as the runner asks it, whatever it is. What goes wrong is an answer: no method throws or rejects. */
export interface Seat {
    readonly who: Who;
    /** Set where it is a hook. */
    readonly spec?: HookSpec;
    readonly events: readonly HookEvent[];
    /** Whether it is asked about this call at this event. */
    hears(event: HookEvent, call: ToolCall): boolean;
    before(call: ToolCall, signal: AbortSignal): PreAnswer | Promise<PreAnswer>;
    after(call: ToolCall, result: ToolResult, signal: AbortSignal): PostAnswer | Promise<PostAnswer>;
}
/**
 * The seat of an interceptor. Whether it reviews is settled here, once, so that nobody comes or goes between the two events.
 * An object without a name or a first method is no interceptor: a TypeError, at the session's start.
 */
export declare function interceptorSeat(interceptor: Interceptor): Seat;
/**
 * The seat of a hook, asked through the port in the shape in which it matched. The port is handed the very spec that was declared where
 * that is frozen, so that a binding may know it again; else a frozen copy.
 */
export declare function hookSeat(declared: HookSpec, port: HookPort): Seat;
