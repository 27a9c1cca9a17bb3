import type { JsonNode } from '../../../contract/json/node.js';
import type { Place } from '../patches.js';
import type { Sheet } from '../sheet.js';
export interface ItemWhere {
    readonly path: string;
    readonly place: Place;
    /** The results since the model last spoke. */
    readonly beside: number[];
}
/** One item of the conversation. */
export declare function readItem(sheet: Sheet, item: JsonNode, { path, place, beside }: ItemWhere): void;
