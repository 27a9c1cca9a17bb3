// SHA-256 of texts, lines and files. Two forms, so that nobody takes one for the other: values are `sha256:` and 64 hex digits, the
// links of the ledger are the 64 hex digits alone, as `sha256sum` prints them.
import { createHash, hash } from 'node:crypto';
import { closeSync, openSync, readSync } from 'node:fs';
const CHUNK = 1 << 20;
/** `sha256:` and the digest of the UTF-8 of a text, or of bytes. */
export function digestOf(value) {
    return `sha256:${hash('sha256', value, 'hex')}`;
}
/** The 64 hex digits of one line of the ledger, given without its line end. */
export function lineDigest(line) {
    return hash('sha256', line, 'hex');
}
/** `sha256:` and the digest of a file's bytes, read in pieces; throws what the file system says. */
export function fileDigest(path) {
    const file = openSync(path, 'r');
    try {
        const digest = createHash('sha256');
        const room = Buffer.allocUnsafe(CHUNK);
        for (let got = readSync(file, room); got > 0; got = readSync(file, room))
            digest.update(room.subarray(0, got));
        return `sha256:${digest.digest('hex')}`;
    }
    finally {
        closeSync(file);
    }
}
