/** Reading regular files: never through a link that leads out, never from a pipe, a socket or a device. */
import { constants } from 'node:fs';
import { open } from 'node:fs/promises';
import { fail, ok } from '../../contract/result.js';
import { entryAt, NOT_A_FILE } from './entry.js';
import { systemWords } from './problem.js';
import { reach } from './walk.js';
/** Reads a whole file of at most `maxBytes`. The error is a sentence without its full stop. */
export async function readFile(workspace, names, options) {
    return reach(workspace, names, { links: options.links }, (place) => readPlace(place, options.maxBytes));
}
/** The same for an entry that was walked to; the error follows the path. */
export async function readPlace(place, maxBytes) {
    const entry = await entryAt(place.folder, place.name);
    if (!entry.ok)
        return entry;
    const before = entry.value;
    if (before.kind !== 'file')
        return fail(NOT_A_FILE[before.kind]);
    let handle;
    try {
        handle = await open(place.folder.at(place.name), constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
        const stats = await handle.stat();
        if (!stats.isFile() || stats.ino !== before.stats.ino || stats.dev !== before.stats.dev)
            return fail('changed while it was opened');
        if (stats.size > maxBytes)
            return fail(`is ${stats.size} bytes, more than the ${maxBytes} that can be worked on`);
        const bytes = await readUpTo(handle, maxBytes + 1, stats.size);
        if (bytes.length > maxBytes)
            return fail(`grew past the ${maxBytes} bytes that can be worked on`);
        return ok({ bytes, stats, names: place.names });
    }
    catch (error) {
        return fail(systemWords(error));
    }
    finally {
        await handle?.close();
    }
}
const CHUNK = 64 * 1024;
async function readUpTo(handle, limit, expected) {
    const chunks = [];
    for (let total = 0; total < limit;) {
        const chunk = Buffer.allocUnsafe(Math.min(limit - total, Math.max(CHUNK, expected - total + 1)));
        const { bytesRead } = await handle.read(chunk, 0, chunk.length, null);
        if (bytesRead === 0)
            break;
        chunks.push(chunk.subarray(0, bytesRead));
        total += bytesRead;
    }
    return chunks.length === 1 && chunks[0] !== undefined ? chunks[0] : Buffer.concat(chunks);
}
