/** Why there is no turn, and what may help: asking again, a shorter conversation, or nothing. */
export interface Fault {
    readonly kind: 'transient' | 'overflow' | 'final';
    /** Composes after the provider's name: `answered 429: …`. */
    readonly words: string;
    /** What the server asked to wait, in milliseconds. */
    readonly askedWaitMs?: number;
}
/** What an error of the provider's library means. `begun`: part of the answer had come, so that asking again would tell it twice. */
export declare function faultOf(error: unknown, begun: boolean, now: number): Fault;
