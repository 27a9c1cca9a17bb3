import type { ToolResult } from '../contract/call.js';
import type { CallBook } from './call-book.js';
import type { Canary, CanaryWords, NotedCall } from './options.js';
import type { JudgedRequest } from './request-judge.js';
import type { CanaryCall } from './canary-call.js';
export type Played = Canary | Delegated;
/** A call that starts a sub-agent, waits for it, or puts it away. */
export interface Delegated extends CanaryWords {
    readonly kind: 'delegate';
    /** A tool that stands for this one where that is kept back. */
    readonly behind?: string;
    check(result: ToolResult): string | undefined;
    /** What is due right after it, or why nothing can be. */
    next?(result: ToolResult): readonly Delegated[] | string;
    /** Played in its place where its tool is not there. */
    readonly otherwise?: Delegated;
}
export type RoundStep = 
/** None is left. */
{
    readonly kind: 'done';
}
/** To be answered with this call. */
 | {
    readonly kind: 'play';
    readonly call: CanaryCall;
}
/** It came from another conversation than the one that is being checked. */
 | {
    readonly kind: 'elsewhere';
    readonly playing: Played;
}
/** The request cannot lead to a call: it has no tools of its own. */
 | {
    readonly kind: 'aside';
} | {
    readonly kind: 'failed';
    readonly words: string;
    readonly call?: NotedCall;
};
export interface RoundOptions {
    readonly calls: CallBook;
    /** As many random bytes, in hex. */
    readonly random: (bytes: number) => string;
    /** Identity of a response. */
    readonly response: () => number;
}
export declare class CanaryRound {
    #private;
    constructor(options: RoundOptions, due: readonly Played[]);
    get isDone(): boolean;
    /** What a request that asks the model for a turn comes to. */
    step(request: JudgedRequest): Promise<RoundStep>;
}
/** Without tools of its own a request cannot lead to a call. */
export declare const hasOwnTools: ({ view }: JudgedRequest) => boolean;
