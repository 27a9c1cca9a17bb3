import type { JsonText } from '../../contract/json/node.js';
import { type Result } from '../../contract/result.js';
/** How paths are shown. */
export type Shown = (path: string) => string;
/** `{"operations": […]}`; the error is a sentence. */
export declare function operationsOf(patch: string, shown: Shown): Result<JsonText, string>;
/** The patch of a rewrite of what `operationsOf` gave for this one; the error is a sentence. */
export declare function patchOf(rewrite: JsonText, patch: string, shown: Shown): Result<string, string>;
