// The head of the ledger in the job's log: how it is printed, and how it is found there again.
import type { Anchor } from './verification.ts';

/** `ledger SEQ DIGEST`. */
export const checkpointLine = ({ seq, digest }: Anchor): string => `ledger ${seq} ${digest}`;

/** A log as it is downloaded has a time before each line. What others printed there has a prefix, and is no checkpoint. */
const LINE = /^(?:\ufeff?\d{4}-\d{2}-\d{2}T[\d:.]+Z )?ledger (\d{1,15}) ([0-9a-f]{64})\r?$/gm;

/** Every checkpoint of a log, in order. */
export function checkpointsOf(log: string): readonly Anchor[] {
  return Array.from(log.matchAll(LINE), ([, seq = '', digest = '']) => ({ seq: Number(seq), digest }));
}
