import type { ObjectNode } from '../nodes.js';
import type { Sheet } from '../sheet.js';
/** An image, a document or a search result: inline, or by a way out. `beside` is undefined within a result, which covers it. */
export declare function readAttachment(sheet: Sheet, block: ObjectNode, path: string, beside: readonly number[] | undefined): void;
