import type { Result } from '../contract/result.js';
import type { Carried } from './carry-events.js';
import type { EventReader, Seen } from './types.js';
export interface RawCarrier {
    readonly tap?: {
        readonly reader: EventReader;
        readonly saw: (seen: readonly Seen[]) => Result<undefined, string>;
    };
    readonly write: (bytes: Uint8Array) => Promise<boolean>;
    readonly eventBytes: number;
    /** The provider's key: a piece that holds it never goes on. */
    readonly key: string | undefined;
}
/** `note`: why not all of it was read. Rejects only as `saw` does. */
export declare function carryRaw(body: AsyncIterable<Uint8Array>, carrier: RawCarrier): Promise<{
    readonly carried: Carried;
    readonly note?: string;
}>;
