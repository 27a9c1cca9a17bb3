import type { ToolCall, ToolOutput, ToolResult } from '../contract/call.js';
import type { NotedCall, Review } from './options.js';
/** A result of a request under the key by which it is known again. */
export interface KeyedResult extends ToolResult {
    readonly key: string;
}
/** What a result is of: a call that was decided, or one that needed no decision. */
export type Subject = {
    readonly kind: 'decided';
    readonly call: NotedCall;
} | {
    readonly kind: 'excused';
    readonly call: ToolCall;
};
/** `put`: this goes up in its place. `other`: it is the first result of its call, and not the one that a hook was given. */
export type Ruling = {
    readonly kind: 'keep';
    readonly other?: true;
} | {
    readonly kind: 'put';
    readonly output: ToolOutput;
    readonly isError: boolean;
    readonly other?: true;
    /**
     * `refused`: its call was refused; `by-hook`: a hook after the call said so, and the agent sent something else; `rendered`: it sent
     * the same in its own words; `here`: the first review of its call's result; `again`: a later one, which left no record of its own.
     */
    readonly why: 'refused' | 'by-hook' | 'rendered' | 'here' | 'again';
};
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
    /** The ruling of a result, and whether it was made now. Rejects as `review` does. */
    ruleOn(result: KeyedResult, subject: Subject): Promise<{
        readonly ruling: Ruling;
        readonly isNew: boolean;
    }>;
}
/** The digest by which a result is known again; `callId` and `input` are as the request has them. */
export declare function digestOfResult(callId: string | undefined, tool: string, input: string, { output, isError }: ToolResult): string;
