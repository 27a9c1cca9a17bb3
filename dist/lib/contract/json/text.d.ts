import type { Result } from '../result.js';
import type { JsonDocument, JsonNode, JsonProblem, JsonText } from './node.js';
/** The exact text of the one value in `text`, by the rules of `parseJson` but without building a tree. */
export declare function readExact(text: string): Result<JsonText, JsonProblem>;
/** The exact text of a value of a document. */
export declare function textOf(document: JsonDocument, node: JsonNode): JsonText;
/** Whether the value is an object; its text begins with a brace and nothing else does. */
export declare function isObjectText(text: JsonText): boolean;
/** A string as JSON; a lone surrogate becomes its escape. */
export declare function quoteJson(value: string): JsonText;
/** A value of our own as JSON: plain data without cycles; what JSON cannot say (undefined, a function) becomes `null`. */
export declare function writeJson(value: unknown): JsonText;
/** The text without one leading byte order mark. */
export declare function stripBom(text: string): string;
/** Bytes as text: one leading byte order mark is skipped, what is not UTF-8 becomes U+FFFD. Don't follow with `stripBom`. */
export declare function decodeUtf8(bytes: Uint8Array): string;
