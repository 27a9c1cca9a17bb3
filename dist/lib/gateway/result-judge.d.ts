import type { CallBook } from './call-book.js';
import type { GatewayOptions, NotedCall } from './options.js';
import type { Reports } from './reports.js';
import { type KeyedResult, type ResultBook } from './result-book.js';
import type { CallView, Edits, RequestView, ResultView } from './types.js';
export interface ResultJudgeOptions {
    readonly calls: CallBook;
    readonly results: ResultBook;
    readonly reports: Reports;
    readonly excuse: GatewayOptions['excuse'];
    readonly declined?: GatewayOptions['declined'];
    readonly turnedAway?: GatewayOptions['turnedAway'];
}
/** A result of a request with the call behind it. */
export interface Met {
    readonly result: ResultView;
    readonly keyed: KeyedResult;
    readonly noted: NotedCall | undefined;
    readonly view: CallView | undefined;
    /** Whether its tool may have been there. */
    readonly isOffered: boolean;
}
/** A result that nothing was decided about. */
export interface Unguarded {
    readonly agentId: string;
    readonly toolCallId: string | undefined;
    readonly what: string;
}
export interface RuledResults {
    /** Sentences about results that needed no decision. */
    readonly notes: readonly string[];
    readonly edits: NonNullable<Edits['results']>;
    /** Places of the results whose output the model does not see as it is. */
    readonly changed: ReadonlySet<number>;
}
export declare class ResultJudge {
    #private;
    constructor(options: ResultJudgeOptions);
    /** Of the results, those that belong to no decided call, and would have to. */
    unguarded(results: readonly Met[], agentId: string): readonly Unguarded[];
    /** Takes note of results that go up as they are; how many of them had not come before. */
    passOver(results: readonly Met[]): number;
    /** What goes up in place of results. Rejects as a review does. */
    rule(met: readonly Met[], agentId: string): Promise<RuledResults>;
    /** The agent's own results; those of the gateway's canaries are nobody's. `calls` are the noted ones of the request, in its order. */
    meet(view: RequestView, calls: readonly (NotedCall | undefined)[]): readonly Met[];
}
