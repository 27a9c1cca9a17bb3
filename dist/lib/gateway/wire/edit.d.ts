import type { Result } from '../../contract/result.js';
import type { Edits } from '../types.js';
import type { Patch } from './patches.js';
import type { Sheet } from './sheet.js';
/** The body with these edits, everything else byte for byte; or why the request has to be refused instead. */
export declare function editBody(sheet: Sheet, edits: Edits, askUsage: readonly Patch[]): Result<string, string>;
