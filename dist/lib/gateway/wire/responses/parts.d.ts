import type { JsonNode } from '../../../contract/json/node.js';
import type { ObjectNode } from '../nodes.js';
import type { Sheet } from '../sheet.js';
/** The parts of a message, or of a result: then `beside` is undefined, as the result covers what is inline. */
export declare function readParts(sheet: Sheet, parts: JsonNode, path: string, beside: readonly number[] | undefined): void;
/** Where an image or a file comes from: inline, an address, or a file at the provider. */
export declare function readSource(sheet: Sheet, part: ObjectNode, path: string, urlKey: string, beside: readonly number[] | undefined): void;
