// One fingerprint a folder, over the names and stats of what is in it: cheap enough for a tree of 100,000 files, and a change of any
// file, or of a folder's list, changes it.
import { messageOf } from '../../contract/message.js';
import { createHash } from 'node:crypto';
import { chmodSync, lstatSync, readdirSync } from 'node:fs';
import { pause } from './pause.js';
import { stampOf } from './stats.js';
/** Walks a folder without following symlinks. What cannot be read is part of the fingerprint as such. */
export async function sealFolders(top, { readOnly = true, onFolder } = {}) {
    const seal = new Map();
    const ahead = [''];
    for (let path = ahead.pop(); path !== undefined; path = ahead.pop()) {
        await pause();
        const folder = bytesOf(top, path);
        const hash = createHash('sha256');
        try {
            onFolder?.(folder);
            if (readOnly)
                chmodSync(folder, 0o555);
            hash.update(stampOf(lstatSync(folder)));
            for (const entry of readdirSync(folder, { withFileTypes: true, encoding: 'latin1' }).toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
                const below = path === '' ? entry.name : `${path}/${entry.name}`;
                hash.update(`\0${entry.name}\0`);
                if (entry.isDirectory())
                    ahead.push(below);
                else
                    hash.update(stampOf(lstatSync(bytesOf(top, below))));
            }
            seal.set(path, hash.digest('hex'));
        }
        catch (error) {
            seal.set(path, messageOf(error));
        }
    }
    return seal;
}
/** The absolute path of what lies below a folder, as bytes; `below` has one character a byte. */
export const bytesOf = (top, below) => Buffer.concat([Buffer.from(`${top}/`), Buffer.from(below, 'latin1')]);
