import type { JsonNode } from '../../../contract/json/node.js';
import type { Place } from '../patches.js';
import type { Sheet } from '../sheet.js';
import type { OpenCalls } from './open-calls.js';
export interface PartWhere {
    readonly path: string;
    /** Absent where it is the only thing in its place. */
    readonly place: Place | undefined;
    /** The results since the model last spoke. */
    readonly beside: number[];
    readonly calls: OpenCalls;
}
export declare function readPart(sheet: Sheet, part: JsonNode, where: PartWhere): void;
