import type { JsonNode } from '../../../contract/json/node.js';
import type { ObjectNode } from '../nodes.js';
import type { Place } from '../patches.js';
import type { Sheet } from '../sheet.js';
/** The tools of a request, of an item that adds some, or of a namespace. */
export declare function readToolList(sheet: Sheet, tools: JsonNode | undefined, path: string, namespace?: {
    readonly name: string;
    readonly place: Place;
}): void;
/** Which tools the model is told to call, or to keep to. */
export declare function readToolChoice(sheet: Sheet, root: ObjectNode): void;
