/** Bytes of one file that are read for a digest. */
export const LARGEST = 64 * 1024 * 1024;
/** What is recorded of a change; `path` as it is shown. */
export function changedRow(path, change, known, digests) {
    return {
        type: 'changed',
        path,
        change,
        why: digests.unread === true ? `${known.why}; too much to be read, so without a digest` : known.why,
        protected: known.protected,
        ...(digests.before === undefined ? {} : { before_digest: digests.before }),
        ...(digests.after === undefined ? {} : { after_digest: digests.after }),
    };
}
/** Whether a file that looks different is the same after all: written again, or restored. */
export function isRestored(before, after) {
    return before?.digest !== undefined && before.digest === after.digest && before.mode === after.mode;
}
