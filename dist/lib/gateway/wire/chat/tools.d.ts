import type { ObjectNode } from '../nodes.js';
import type { Sheet } from '../sheet.js';
/** The tools of a request, and what else has the provider act. */
export declare function readTools(sheet: Sheet, root: ObjectNode): void;
/** Which tools the model is told to call, or to keep to. */
export declare function readChoice(sheet: Sheet, root: ObjectNode): void;
