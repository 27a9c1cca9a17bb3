import type { ObjectNode } from '../nodes.js';
import type { Sheet } from '../sheet.js';
/** The result that stands within a hosted call. */
export declare function readServerOutput(sheet: Sheet, item: ObjectNode, type: string, path: string): void;
