import type { LedgerEntry } from '../contract/record.ts';
import type { SessionEvent } from '../contract/event.ts';

/** Where records go. `record` returns once the kernel has the line, before the effect that it describes; it throws only `LedgerBroken`. */
export interface Recorder {
  record(entry: LedgerEntry): void;
}

/** The clock, in milliseconds; monotonic for spans, wall for stamps. */
export interface Clock {
  /** Milliseconds since some fixed point, monotonic, with fractions. */
  monotonic(): number;
  /** Milliseconds since 1970. */
  wall(): number;
}

/** SHA-256 of the UTF-8 of a text, as `sha256:` and 64 hex digits. */
export type Digest = (text: string) => string;

/** Where events go; must not throw. */
export type EventSink = (event: SessionEvent) => void;
