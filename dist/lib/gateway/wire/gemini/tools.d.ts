import type { ObjectNode } from '../nodes.js';
import type { Sheet } from '../sheet.js';
/** The tools of a request: each of the list holds functions, server tools, or both. */
export declare function readTools(sheet: Sheet, root: ObjectNode, path: string): void;
