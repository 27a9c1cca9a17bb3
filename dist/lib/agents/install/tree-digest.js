// One digest for a whole folder: which files are there, what is in them, which of them may run, where links point. Dates and owners
// are left out, for no two installations share them.
import { createHash } from 'node:crypto';
import { constants } from 'node:fs';
import { lstat, open, readdir, readlink } from 'node:fs/promises';
import { join } from 'node:path';
import { quoteJson } from '../../contract/json/text.js';
/** Bytes of one read. */
const CHUNK = 1 << 20;
/** The owner's right to run it, and the bits that lend it another's rights. */
const MODE_BITS = 0o7100;
/**
 * `sha256:` and the digest. Rejects with what the file system says, where something is neither file, folder nor link, and at the
 * signal's abort.
 */
export async function treeDigest(folder, signal) {
    const total = createHash('sha256');
    for (const path of await pathsIn(folder)) {
        signal?.throwIfAborted();
        total.update(`${await lineOf(folder, path, signal)}\n`);
    }
    return `sha256:${total.digest('hex')}`;
}
/** Relative, with slashes, in the order of their bytes. */
async function pathsIn(folder) {
    const found = [];
    const visit = async (within) => {
        for (const entry of await readdir(join(folder, within), { withFileTypes: true })) {
            const path = within === '' ? entry.name : `${within}/${entry.name}`;
            found.push(Buffer.from(path));
            if (entry.isDirectory())
                await visit(path);
        }
    };
    await visit('');
    return found.toSorted((a, b) => Buffer.compare(a, b)).map((path) => path.toString('utf8'));
}
async function lineOf(folder, path, signal) {
    const place = join(folder, path);
    const status = await lstat(place);
    const name = quoteJson(path);
    if (status.isDirectory())
        return `folder ${name}`;
    if (status.isSymbolicLink())
        return `link ${quoteJson(await readlink(place))} ${name}`;
    if (!status.isFile())
        throw new Error(`${place} is neither a file nor a folder nor a link`);
    return `file ${(status.mode & MODE_BITS).toString(8)} ${await bytesOf(place, signal)} ${name}`;
}
async function bytesOf(path, signal) {
    const file = await open(path, constants.O_RDONLY | constants.O_NOFOLLOW);
    try {
        const digest = createHash('sha256');
        const room = Buffer.allocUnsafe(CHUNK);
        for (let { bytesRead } = await file.read(room); bytesRead > 0; { bytesRead } = await file.read(room)) {
            signal?.throwIfAborted();
            digest.update(room.subarray(0, bytesRead));
        }
        return digest.digest('hex');
    }
    finally {
        await file.close();
    }
}
