import type { JsonNode } from '../../../contract/json/node.js';
import type { Place } from '../patches.js';
import type { Sheet } from '../sheet.js';
/** One item of the conversation. */
export declare function readItem(sheet: Sheet, item: JsonNode, path: string, place: Place): void;
