import type { JsonText } from '../../contract/json/node.js';
import type { Result } from '../../contract/result.js';
/** A final answer that must be one JSON value of a schema. */
export interface AnswerFormat {
    /** What the model is told at the start. */
    readonly instruction: string;
    /** The answer's exact JSON, or what is wrong with it: a sentence without its full stop. */
    readonly check: (text: string) => Result<JsonText, string>;
}
/** The format that a schema asks for, or why the schema cannot be used. */
export declare function answerFormat(schema: JsonText): Result<AnswerFormat, string>;
/** What a model is told whose final answer does not fit, once. */
export declare function retryMessage(problem: string): string;
