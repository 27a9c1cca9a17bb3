import type { Answerable } from '../answerable.js';
import type { ObjectNode } from '../nodes.js';
import type { Place } from '../patches.js';
import type { Sheet } from '../sheet.js';
interface Where {
    readonly path: string;
    readonly place: Place;
    /** Calls of the old kind, which have no ids. */
    readonly answerable: Answerable;
    /** The results since the model last spoke. */
    readonly beside: number[];
}
export declare function readMessage(sheet: Sheet, message: ObjectNode, where: Where): void;
export {};
