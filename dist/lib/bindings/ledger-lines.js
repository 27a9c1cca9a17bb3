// A ledger file as its lines, in pieces: a ledger may be larger than memory.
import { closeSync, constants, fstatSync, openSync, readSync } from 'node:fs';
import { getSystemErrorMessage } from 'node:util';
import { LONGEST_LINE } from '../audit/line.js';
const CHUNK = 1 << 18;
const NEWLINE = 0x0a;
/** The lines of a file by its path; throws what the file system says. */
export function* linesOfFile(path) {
    // Without waiting: a named pipe in its place would hold the reader until somebody writes to it.
    const file = openSync(path, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0));
    try {
        yield* linesOf(file);
    }
    finally {
        closeSync(file);
    }
}
/** The lines of an open file, from its beginning. A line's bytes are only valid until the next is asked for. */
export function* linesOf(file) {
    if (!fstatSync(file).isFile())
        throw new Error('it is not a regular file');
    let room = Buffer.allocUnsafe(CHUNK);
    let held = 0;
    for (let at = 0;;) {
        if (held === room.length)
            room = Buffer.concat([room], room.length * 2);
        const got = readSync(file, room, held, room.length - held, at);
        if (got === 0)
            break;
        at += got;
        let from = 0;
        let end = room.indexOf(NEWLINE, held);
        held += got;
        for (; end !== -1 && end < held; end = room.indexOf(NEWLINE, from)) {
            yield { bytes: room.subarray(from, end), ended: true };
            from = end + 1;
        }
        room.copyWithin(0, from, held);
        held -= from;
        if (held > LONGEST_LINE)
            break;
    }
    if (held > 0)
        yield { bytes: room.subarray(0, held), ended: false };
}
/** What the system says went wrong, for people: `no space left on device (ENOSPC)`. */
export function reasonOf(error) {
    if (!(error instanceof Error))
        return String(error);
    const { code, errno } = error;
    return code === undefined || errno === undefined ? error.message : `${getSystemErrorMessage(errno)} (${code})`;
}
