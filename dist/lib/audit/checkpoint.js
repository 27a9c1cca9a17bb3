/** `ledger SEQ DIGEST`. */
export const checkpointLine = ({ seq, digest }) => `ledger ${seq} ${digest}`;
/** A log as it is downloaded has a time before each line. What others printed there has a prefix, and is no checkpoint. */
const LINE = /^(?:\ufeff?\d{4}-\d{2}-\d{2}T[\d:.]+Z )?ledger (\d{1,15}) ([0-9a-f]{64})\r?$/gm;
/** Every checkpoint of a log, in order. */
export function checkpointsOf(log) {
    return Array.from(log.matchAll(LINE), ([, seq = '', digest = '']) => ({ seq: Number(seq), digest }));
}
