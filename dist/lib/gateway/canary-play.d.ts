import type { CallBook } from './call-book.js';
import type { Canary, NotedCall } from './options.js';
import type { JudgedRequest } from './request-judge.js';
import type { CanaryCall } from './types.js';
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
/** Another conversation is being checked. */
 | {
    readonly kind: 'wait';
} | {
    readonly kind: 'failed';
    readonly words: string;
    readonly call?: NotedCall;
};
export interface CanaryPlayOptions {
    readonly calls: CallBook;
    readonly canaries: readonly Canary[];
    /** As many random bytes, in hex. */
    readonly random: (bytes: number) => string;
    /** Identity of a response. */
    readonly response: () => number;
}
export declare class CanaryPlay {
    #private;
    constructor(options: CanaryPlayOptions);
    get state(): 'none' | 'pending' | 'held' | 'failed';
    /** Settles when nothing is due any more. */
    get settled(): Promise<void>;
    /** All of them again, from the next request on. */
    replay(): void;
    /** What a request that asks the model for a turn comes to. */
    step(request: JudgedRequest): Promise<CanaryStep>;
}
