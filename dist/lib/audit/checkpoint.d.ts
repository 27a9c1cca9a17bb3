import type { Anchor } from './verification.js';
/** `ledger SEQ DIGEST`. */
export declare const checkpointLine: ({ seq, digest }: Anchor) => string;
/** Every checkpoint of a log, in order. */
export declare function checkpointsOf(log: string): readonly Anchor[];
