// Whether the ledger on disk is still what was written to it.
import { closeSync, constants, fstatSync, lstatSync, openSync, readSync } from 'node:fs';
import { NO_LINE } from '../audit/jsonl.js';
import { lineDigest } from './digest.js';
import { linesOf, reasonOf } from './ledger-lines.js';
const LINK = Buffer.from('"prev":"');
/** One sentence about the first difference that is found; undefined where there is none. */
export function compareWithFile(written) {
    const { path } = written;
    try {
        return placeDiffers(written) ?? contentDiffers(written);
    }
    catch (error) {
        return unreadable(path, error);
    }
}
/** The same of the last line alone: what stood before `from` bytes has been compared already. */
export function compareLastLine(written, from) {
    const { path, bytes, head } = written;
    try {
        const line = Buffer.alloc(bytes - from);
        const got = readSync(written.file, line, 0, line.length, from);
        const same = got === line.length && lineDigest(line.subarray(0, -1)) === head.digest;
        return placeDiffers(written) ?? (same ? undefined : changed(path, `record ${head.seq}`));
    }
    catch (error) {
        return unreadable(path, error);
    }
}
/** The path must still lead to the file that is open here, at the size that was written. */
function placeDiffers({ path, file, bytes }) {
    const ours = fstatSync(file);
    const there = lstatSync(path, { throwIfNoEntry: false });
    if (there === undefined)
        return `the ledger ${path} was removed during the session`;
    if (there.dev !== ours.dev || there.ino !== ours.ino)
        return `the ledger ${path} was replaced by another file during the session`;
    if (ours.size < bytes)
        return `the ledger ${path} was cut during the session: ${bytes} bytes were written, ${ours.size} are there`;
    if (ours.size > bytes) {
        return `something else wrote to the ledger ${path} during the session: ${bytes} bytes were written, ${ours.size} are there`;
    }
    return undefined;
}
/** Follows the links from the first record to the head: one that does not hold means that a line was changed. */
function contentDiffers({ path, head }) {
    const file = openSync(path, constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0));
    try {
        let prev = NO_LINE;
        let seq = -1;
        for (const { bytes } of linesOf(file)) {
            if (linkOf(bytes) !== prev)
                return changed(path, seq < 0 ? 'record 0' : `record ${seq} or ${seq + 1}`);
            prev = lineDigest(bytes);
            seq += 1;
        }
        return seq === head.seq && prev === head.digest ? undefined : changed(path, `record ${seq}`);
    }
    finally {
        closeSync(file);
    }
}
/** The link stands in the envelope, before everything that is data. */
function linkOf(line) {
    const start = Buffer.from(line.buffer, line.byteOffset, line.byteLength);
    const at = start.indexOf(LINK) + LINK.length;
    return start.toString('latin1', at, at + NO_LINE.length);
}
const unreadable = (path, error) => `the ledger ${path} cannot be read back: ${reasonOf(error)}`;
const changed = (path, which) => `the ledger ${path} was changed during the session: ${which} is not what was written`;
