import { type RoundOptions } from './canary-round.js';
import type { Canary, CanaryDelegation, NotedCall } from './options.js';
import type { JudgedRequest } from './request-judge.js';
import type { CanaryCall } from './canary-call.js';
import type { RequestView } from './types.js';
export type CanaryStep = 
/** Nothing is due, or nothing is due any more. */
{
    readonly kind: 'pass';
}
/** To be answered with this call. */
 | {
    readonly kind: 'play';
    readonly call: CanaryCall;
}
/** To be answered with a text: the sub-agent has been looked into. */
 | {
    readonly kind: 'dismiss';
    readonly words: string;
}
/** Another conversation is being checked. */
 | {
    readonly kind: 'wait';
} | {
    readonly kind: 'failed';
    readonly words: string;
    readonly call?: NotedCall;
};
export interface CanaryPlayOptions extends RoundOptions {
    readonly canaries: readonly Canary[];
    readonly delegation?: (() => CanaryDelegation) | undefined;
    /** Milliseconds, monotonic. */
    readonly now: () => number;
    /** Milliseconds that a sub-agent which works beside is waited for. */
    readonly waitMs: number;
}
export declare class CanaryPlay {
    #private;
    constructor(options: CanaryPlayOptions);
    get state(): 'none' | 'pending' | 'held' | 'failed';
    /** Whether all of them have held at some time. */
    get hasHeld(): boolean;
    /** Whether a text holds words that a sub-agent was told here, or that it ended with. */
    isOwn(text: string): boolean;
    /** Whether a conversation opens with what a sub-agent was told here. */
    opens(view: RequestView): boolean;
    /** Settles when nothing is due any more. */
    get settled(): Promise<void>;
    /** All of them again, from the next request on. */
    replay(): void;
    /** What a request that asks the model for a turn comes to. */
    step(request: JudgedRequest): Promise<CanaryStep>;
}
