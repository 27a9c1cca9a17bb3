import type { ToolCall, ToolOutput, ToolResult } from '../contract/call.js';
import type { LaterVerdict, NotedCall, Review } from './options.js';
/** A result of a request under the key by which it is known again. */
export interface KeyedResult extends ToolResult {
    readonly key: string;
}
/** What a result is of: a call that was decided; one that needed no decision, or that its agent `declined` after one. */
export type Subject = {
    readonly kind: 'decided';
    readonly call: NotedCall;
} | {
    readonly kind: 'excused';
    readonly call: ToolCall;
    readonly declined?: NotedCall;
};
/** `put`: this goes up in its place. */
export type Ruling = {
    readonly kind: 'keep';
} | {
    readonly kind: 'put';
    readonly output: ToolOutput;
    readonly isError: boolean;
    /**
     * `refused`: its call was refused; `by-hook`: a hook after the call said so, and the agent sent something else; `rendered`: it sent
     * the same in its own words; `here`: the first review of its call's result; `again`: a later one, which left no record of its own.
     */
    readonly why: 'refused' | 'by-hook' | 'rendered' | 'here' | 'again';
};
/** The review of a result that the records of its call do not tell of. */
export interface LaterReview {
    /** A hook was given another one; another form of it was reviewed before; or its call needed no decision. */
    readonly of: 'not-told' | 'later-form' | 'excused';
    /** Absent where the run was cancelled meanwhile. */
    readonly verdict: LaterVerdict | undefined;
    /** What the model reads; where the verdict is not acted on, would read. */
    readonly meant: ToolResult;
}
/** `isNew`: it was made now. */
export interface Ruled {
    readonly ruling: Ruling;
    readonly isNew: boolean;
    /** Only with a new one. */
    readonly later?: LaterReview;
}
export interface ResultBookOptions {
    readonly review: Review;
    readonly sameOutput?: ((given: ToolResult, onWire: ToolResult) => boolean) | undefined;
    readonly isRendering?: ((shown: ToolResult, onWire: ToolResult) => boolean) | undefined;
    /** Told of an output that the model must not read, and of what it reads in its place. */
    readonly withheld: (original: ToolResult, shown: ToolResult) => void;
    /** Takes parts of withheld outputs out of a text. */
    readonly hide: (text: string) => string;
    readonly most?: {
        readonly rulings: number;
        readonly characters: number;
    };
}
export declare class ResultBook {
    #private;
    constructor(options: ResultBookOptions);
    /** Rejects as `review` does. */
    ruleOn(result: KeyedResult, subject: Subject): Promise<Ruled>;
    /** Whether a result of a decided call has been ruled. */
    hasCome(call: NotedCall): boolean;
}
/** The digest by which a result is known again; `callId` and `input` are as the request has them. */
export declare function digestOfResult(callId: string | undefined, tool: string, input: string, { output, isError }: ToolResult): string;
