import type { JsonNode } from '../../../contract/json/node.js';
import type { Sheet } from '../sheet.js';
/** The parts of a message, or of a result: then `beside` is undefined, as the result covers what is inline. */
export declare function readParts(sheet: Sheet, parts: JsonNode, path: string, beside: readonly number[] | undefined): void;
