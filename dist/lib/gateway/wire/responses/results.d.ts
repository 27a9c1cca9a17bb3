import type { ObjectNode } from '../nodes.js';
import type { Place } from '../patches.js';
import type { Sheet } from '../sheet.js';
/** An item that answers a call; `unknown` where it is none of these. */
export declare function readOutput(sheet: Sheet, item: ObjectNode, type: string, path: string, place: Place): 'read' | 'unknown';
