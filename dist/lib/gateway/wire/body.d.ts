import type { Result } from '../../contract/result.js';
import type { CountRoute, GenerateRoute, RequestView, WireName } from '../types.js';
import type { ObjectNode } from './nodes.js';
import type { Patch } from './patches.js';
import { Sheet } from './sheet.js';
/** What a wire adds to the common reading of a body. */
export interface BodyReading {
    /** The walk over the body; what it cannot judge it refuses on the sheet. */
    readonly read: (sheet: Sheet, root: ObjectNode) => void;
    /** How a stream is asked for its usage; absent where it always tells. */
    readonly askUsage?: (root: ObjectNode) => readonly Patch[];
}
/** The view of a body, or why it cannot be judged. */
export declare function readBody(wire: WireName, body: string, route: GenerateRoute | CountRoute, { read, askUsage }: BodyReading): Result<RequestView, string>;
