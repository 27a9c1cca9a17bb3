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
/** What tells the contents before and after apart: of a symlink whose text is the same, those of the file that it leads to. */
export function digestsOf(before, after) {
    const ofFile = (leads) => /^sha256:\S+/.exec(leads ?? '')?.[0];
    if (before?.digest !== after.digest || before?.leads === after.leads)
        return { before: before?.digest, after: after.digest };
    return { before: ofFile(before?.leads), after: ofFile(after.leads) };
}
/** Whether a file that looks different is the same after all: written again, or restored. */
export function isRestored(before, after) {
    return before?.digest !== undefined && before.digest === after.digest && before.leads === after.leads && before.mode === after.mode;
}
