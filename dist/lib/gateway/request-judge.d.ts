import type { Conversation } from './conversations.js';
import type { GatewayEnd, NotedCall } from './options.js';
import type { Reports } from './reports.js';
import { type RequestRules } from './request-rules.js';
import type { ResultJudge } from './result-judge.js';
import type { Edits, RefusalKind, RequestView } from './types.js';
import type { WithheldSearch } from './withheld-search.js';
export interface RequestJudgeOptions {
    readonly rules: RequestRules;
    readonly results: ResultJudge;
    readonly search: WithheldSearch;
    readonly reports: Reports;
    readonly observe: boolean;
    /** Whether a text holds the gateway's own words to a sub-agent or from it: the message around it goes with the canaries. */
    readonly isOwn: (text: string) => boolean;
}
export interface Refusal {
    readonly kind: 'refuse';
    readonly as: RefusalKind;
    readonly words: string;
    /** The session is over with it. */
    readonly end?: GatewayEnd;
}
export interface Passed {
    readonly kind: 'pass';
    readonly edits: Edits;
    /** Sentences for the record of the request. */
    readonly notes: readonly string[];
    /** To be called where the model is asked: it is told these texts then. */
    readonly goesUp?: () => void;
}
/** A request, with what has been found out about it. */
export interface JudgedRequest {
    readonly view: RequestView;
    /** The noted calls, in the request's order. */
    readonly calls: readonly (NotedCall | undefined)[];
    readonly conversation: Conversation;
}
export declare class RequestJudge {
    #private;
    constructor(options: RequestJudgeOptions);
    /**
     * Rejects where a record or a review does: then nothing further may run. `isCount`: no model is asked, tokens are counted alone; there
     * an agent may send a result without its call.
     */
    judge(request: JudgedRequest, isCount?: boolean): Promise<Refusal | Passed>;
}
/** Whether the edits change anything at all. */
export declare function isEmpty(edits: Edits): boolean;
