import type { Result } from '../result.js';
import type { JsonDocument, JsonProblem } from './node.js';
import { Scanner } from './scan.js';
/**
 * The strict reader: one JSON value with nothing but white space around it, no key twice in an object (compared after
 * unescaping), nested at most 128 deep. A byte order mark is not accepted here: see `stripBom` and `decodeUtf8`.
 */
export declare function parseJson(text: string): Result<JsonDocument, JsonProblem>;
/** Where a scan of this text gave up. */
export declare function problemOf(text: string, scanner: Scanner): JsonProblem;
