import type { Result } from '../contract/result.js';
import { type Carried } from './carry-events.js';
import type { EventReader, Framing, Seen } from './types.js';
export interface Tapping {
    readonly framing: Framing | undefined;
    readonly reader: EventReader;
    readonly saw: (seen: readonly Seen[]) => Result<undefined, string>;
}
export interface RawCarrier {
    readonly tap?: Tapping;
    readonly write: (bytes: Uint8Array) => Promise<boolean>;
    readonly eventBytes: number;
    /** The provider's credentials: a piece that holds one of them never goes on. */
    readonly secrets: readonly string[];
}
/** `note`: why not all of it was read. Rejects only as `saw` does. */
export declare function carryRaw(body: AsyncIterable<Uint8Array>, carrier: RawCarrier): Promise<{
    readonly carried: Carried;
    readonly note?: string;
}>;
