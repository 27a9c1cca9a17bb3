import type { Result } from '../contract/result.js';
import type { EventReader, Framing, Seen } from './types.js';
export interface EventCarrier {
    readonly framing: Framing | undefined;
    readonly reader: EventReader;
    /** Told of what an event says before its bytes go on; a failure tears the stream. */
    readonly saw: (seen: readonly Seen[]) => Result<undefined, string>;
    /** Whether an event is the gateway's own business and stays behind; `data` is its exact text. */
    readonly isOwn: (seen: readonly Seen[], data: string) => boolean;
    /** Settles when more can be taken; false: the agent went away. */
    readonly write: (bytes: Uint8Array) => Promise<boolean>;
    readonly eventBytes: number;
    /** The provider's credentials: what holds one of them never goes on. */
    readonly secrets: readonly string[];
}
/** `torn`: what was passed on must not be ended as if it were whole. */
export type Carried = {
    readonly kind: 'whole';
} | {
    readonly kind: 'left';
} | {
    readonly kind: 'torn';
    readonly why: string;
};
/** Rejects only as `saw` does; a connection that breaks is `torn`. */
export declare function carryEvents(body: AsyncIterable<Uint8Array>, carrier: EventCarrier): Promise<Carried>;
/** Whether what is on its way to the agent holds the key. */
export declare function holdsSecret(bytes: Buffer | string, { secrets }: Pick<EventCarrier, 'secrets'>): boolean;
/** The same bytes. */
export declare function asBuffer(bytes: Uint8Array): Buffer;
