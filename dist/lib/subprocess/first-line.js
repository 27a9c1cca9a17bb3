import { closeSync, openSync, readSync } from 'node:fs';
/** A longer first line is cut: the system reads no more of it either. */
const MOST = 256;
/** The first line of a file, without its line feed; empty where the file cannot be read. */
export function firstLineOf(path) {
    const buffer = Buffer.alloc(MOST);
    try {
        const file = openSync(path, 'r');
        try {
            return buffer.toString('utf8', 0, readSync(file, buffer, 0, buffer.length, 0)).split('\n', 1)[0] ?? '';
        }
        finally {
            closeSync(file);
        }
    }
    catch {
        return '';
    }
}
