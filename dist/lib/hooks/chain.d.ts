import type { ToolInput, ToolResult } from '../contract/call.js';
import type { Breakage, PostOutcome, PreOutcome, Who } from '../contract/outcome.js';
import type { Hand } from '../contract/words.js';
import type { OnFailure } from './participant.js';
/**
 * What the answers of a chain add up to (contract 2, 3, 6), one pure step a participant: for interceptors and hooks alike. Who is
 * asked, in which order and how, is the runner's business.
 */
/** A participant that gave no answer, and what that means for the call. */
export interface Broken {
    readonly kind: 'broken';
    readonly breakage: Breakage;
    readonly onFailure: OnFailure;
}
/** What one participant said before a call; the input of a modify is in the agent's own shape. */
export type PreAnswer = PreOutcome | Broken;
/** What one participant said after a call. */
export type PostAnswer = PostOutcome | Broken;
/** What the participants asked so far have left, and whose hands touched it. */
export interface Left<T> {
    readonly value: T;
    readonly hands: readonly Hand[];
}
/** The chain goes on with what is left, or it ends with a refusal. */
export type Step<T> = {
    readonly kind: 'next';
    readonly left: Left<T>;
} | {
    readonly kind: 'refused';
    readonly words: string;
};
export declare function preStep(left: Left<ToolInput>, who: Who, answer: PreAnswer): Step<ToolInput>;
export declare function postStep(left: Left<ToolResult>, who: Who, answer: PostAnswer): Step<ToolResult>;
