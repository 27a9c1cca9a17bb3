import type { ToolInput } from '../../contract/call.js';
/** Values of an input; a whole answer of a model has room for fewer. */
export declare const MOST_VALUES = 100000;
/** Whether a JSON input holds more values than a model writes. */
export declare const isBulky: ({ kind, text }: ToolInput) => boolean;
/** What its record is made of, and enough to say that it is another one. */
export declare function beginningOf(input: ToolInput): ToolInput;
