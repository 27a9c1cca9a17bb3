import type { ToolInput } from '../contract/call.js';
import type { JsonDocument, JsonNode, JsonText } from '../contract/json/node.js';
import { type Result } from '../contract/result.js';
export declare class Fields {
    #private;
    constructor(document: JsonDocument);
    get names(): readonly string[];
    node(name: string): JsonNode | undefined;
    exact(name: string): JsonText | undefined;
    string(name: string): string | undefined;
    number(name: string): number | undefined;
    isTrue(name: string): boolean;
    /** A string, or a list of nothing but strings. */
    strings(name: string): readonly string[] | undefined;
    /** The same object with some members in another value, gone where it is undefined; new ones come last. */
    with(changes: Members): JsonText;
}
/** The members of an input that is a JSON object. The error is a sentence. */
export declare function fieldsOf(input: ToolInput): Result<Fields, string>;
/** A value that is undefined is left out. */
export type Members = readonly (readonly [string, JsonText | undefined])[];
/** The document of a text that is one JSON object; undefined where it is none. */
export declare function objectIn(text: string): JsonDocument | undefined;
export declare function objectText(members: Members): JsonText;
export declare const listText: (items: readonly JsonText[]) => JsonText;
/** Left out where there is none. */
export declare const numberText: (value: number | undefined) => JsonText | undefined;
export declare const stringText: (value: string | undefined) => JsonText | undefined;
/** Put together from exact pieces, it is exact itself. */
export declare function exactly(text: string): JsonText;
