// The files below an agent's home that are its records. An agent's commands write there as they like: nothing is followed, nothing but a
// regular file is opened, and everything has a bound.
import { constants } from 'node:fs';
import { lstat, open, opendir, stat } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { cutBytes } from '../contract/cut.js';
import { codeOf, messageOf } from '../contract/message.js';
/** Entries that are looked at, in all folders together. */
const MOST_ENTRIES = 50_000;
/** Folders in one another. */
const DEEPEST = 16;
/** Bytes of a path in a sentence. */
const SHOWN = 200;
/** What an agent wrote, as a short piece of one line. */
export const shownPiece = (text) => cutBytes(text.replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, '\uFFFD'), SHOWN);
/** A path below the home, for people. */
export const shownBelow = (home, path) => shownPiece(relative(home, path));
/** What a failed look at the file system says, without the path that Node puts into it. */
export function whyNot(error) {
    const code = codeOf(error);
    if (code === 'ELOOP')
        return 'is a link';
    if (code === 'ENXIO')
        return 'is no regular file';
    return code === undefined ? shownPiece(messageOf(error)) : `cannot be read (${code})`;
}
/**
 * The regular files in these folders, in the order of their paths, and what stands in the way of others. A folder that there is not holds
 * nothing. Never throws but for the signal.
 */
export async function recordFiles(places, signal) {
    const walk = new Walk(places, signal);
    for (const folder of places.folders)
        await walk.from(folder);
    return [...walk.unread, ...walk.files.sort()];
}
class Walk {
    files = [];
    unread = [];
    #places;
    #signal;
    #entries = 0;
    constructor(places, signal) {
        this.#places = places;
        this.#signal = signal;
    }
    async from(folder) {
        const problem = await folderProblem(this.#places.home, folder);
        if (problem !== undefined) {
            this.unread.push(problem);
            return;
        }
        const waiting = [{ path: join(this.#places.home, folder), depth: 0 }];
        for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
            const { path, depth } = next;
            if (depth > DEEPEST) {
                this.#not(path, `lies more than ${DEEPEST} folders deep`);
                continue;
            }
            const more = await this.#enter(path);
            if (more === 'full')
                return;
            for (const inner of more)
                waiting.push({ path: inner, depth: depth + 1 });
        }
    }
    /** The folders in it; the files are kept. */
    async #enter(path) {
        const folders = [];
        try {
            for await (const entry of await opendir(path)) {
                this.#signal?.throwIfAborted();
                this.#entries += 1;
                if (this.#entries > MOST_ENTRIES) {
                    this.#not(path, `and what lies beside it: there are more than ${MOST_ENTRIES} entries`);
                    return 'full';
                }
                const inner = join(path, entry.name);
                if (entry.isDirectory())
                    folders.push(inner);
                else
                    await this.#file(inner, entry);
            }
        }
        catch (error) {
            this.#signal?.throwIfAborted();
            if (!isMissing(error))
                this.#not(path, whyNot(error));
        }
        return folders;
    }
    async #file(path, entry) {
        const isRecord = this.#places.isRecord(relative(this.#places.home, path));
        if (entry.isFile()) {
            if (isRecord)
                this.files.push(path);
        }
        else if (isRecord) {
            this.#not(path, entry.isSymbolicLink() ? 'is a link' : 'is no regular file');
        }
        else if (entry.isSymbolicLink() && (await leadsToFolder(path))) {
            this.#not(path, 'is a link to a folder');
        }
    }
    #not(path, why) {
        this.unread.push({ unread: `'${shownBelow(this.#places.home, path)}' ${why}` });
    }
}
/** Why a folder of this path from the home is none to be read: it, or one above it, is a link or no folder. */
export async function folderProblem(home, folder) {
    let at = home;
    for (const name of folder.split('/')) {
        at = join(at, name);
        const why = await whyNoFolder(at);
        if (why === 'none')
            return undefined;
        if (why !== undefined)
            return { unread: `'${shownBelow(home, at)}' ${why}` };
    }
    return undefined;
}
async function whyNoFolder(path) {
    try {
        const found = await lstat(path);
        if (found.isDirectory())
            return undefined;
        return found.isSymbolicLink() ? 'is a link' : 'is no folder';
    }
    catch (error) {
        return isMissing(error) ? 'none' : whyNot(error);
    }
}
const isMissing = (error) => codeOf(error) === 'ENOENT';
async function leadsToFolder(path) {
    try {
        return (await stat(path)).isDirectory();
    }
    catch {
        return false;
    }
}
/** Opens a regular file of at most so many bytes, to read; throws else. Waits for nobody, and follows no link in its last part. */
export async function openRegular(path, mostBytes) {
    const file = await open(path, constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0));
    try {
        const found = await file.stat();
        if (!found.isFile())
            throw new Error('is no regular file');
        if (found.size > mostBytes)
            throw new Error(`is larger than ${mostBytes} bytes`);
        return { file, size: found.size };
    }
    catch (error) {
        await file.close();
        throw error;
    }
}
