import type { Envelope } from '../contract/record.js';
import type { Anchor, Problem } from './verification.js';
export declare class Chain {
    #private;
    /** The record of the highest number so far. */
    get head(): Anchor | undefined;
    /** Takes the next record with the digest of its line; whether it takes its place at the end, and what is wrong. */
    add(record: Envelope, digest: string): readonly Problem[];
    /** What never turned up. */
    finish(): readonly Problem[];
}
