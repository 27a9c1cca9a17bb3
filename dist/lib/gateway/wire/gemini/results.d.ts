import type { ObjectNode } from '../nodes.js';
import type { Sheet } from '../sheet.js';
import type { PartWhere } from './parts.js';
/** A result of a function: an object, and on newer models parts beside it. */
export declare function readFunctionResponse(sheet: Sheet, value: ObjectNode, part: ObjectNode, where: PartWhere): void;
/** What code printed that the provider ran. */
export declare function readCodeResult(sheet: Sheet, value: ObjectNode, part: ObjectNode, { path, place, calls, beside }: PartWhere): void;
/** What a server tool answered. */
export declare function readToolResponse(sheet: Sheet, value: ObjectNode, part: ObjectNode, { path, place, calls, beside }: PartWhere): void;
