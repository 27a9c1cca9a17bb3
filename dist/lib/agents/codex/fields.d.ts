import type { ToolInput } from '../../contract/call.js';
import type { JsonText } from '../../contract/json/node.js';
/** A string of an input that is a JSON object. */
export declare function stringOf(input: ToolInput, key: string): string | undefined;
/** An object of one member. */
export declare const only: (key: string, value: string) => JsonText;
/** The object with one of its members changed, or with it at its end; all else as it is written. */
export declare function withString(text: JsonText, key: string, value: string): JsonText;
