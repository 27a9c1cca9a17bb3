// What lies in a folder; a folder that is there and cannot be looked into is told apart from one that is empty, or gone.
import { accessSync, constants, opendirSync, readdirSync } from 'node:fs';
import { codeOf } from '../../contract/message.js';
import { pause } from './pause.js';
import { quiet } from './stats.js';
/** Why a folder counts of which nobody can say what is in it. */
export const UNLISTED = 'a folder that cannot be looked into';
/** Undefined where the folder is there and cannot be looked into; nothing where there is none. */
export function entriesIn(folder) {
    return listed(() => {
        const entries = readdirSync(folder, { withFileTypes: true });
        accessSync(folder, constants.X_OK);
        return entries;
    });
}
/** Entries between two pauses. */
export const STEP = 500;
/** More entries stay as the system gives them: putting them in order would keep signals waiting. */
const MOST_SORTED = 20_000;
/**
 * The same with names of one character a byte, in their order, for folders of any size: other work gets its turn. `isOver` ends it early
 * with what there is.
 */
export async function entriesAt(folder, isOver) {
    const opened = listed(() => {
        accessSync(folder, constants.X_OK);
        return [opendirSync(folder, { encoding: 'latin1', bufferSize: STEP })];
    });
    const [dir] = opened ?? [];
    if (dir === undefined)
        return opened === undefined ? undefined : [];
    const entries = [];
    try {
        for (let entry = dir.readSync(); entry !== null; entry = dir.readSync()) {
            entries.push(entry);
            if (entries.length % STEP !== 0)
                continue;
            await pause();
            if (isOver())
                break;
        }
    }
    catch {
        return undefined;
    }
    finally {
        quiet(() => dir.closeSync());
    }
    return entries.length > MOST_SORTED ? entries : entries.toSorted((a, b) => (a.name < b.name ? -1 : 1));
}
function listed(list) {
    try {
        return list();
    }
    catch (error) {
        const code = codeOf(error);
        return code === 'ENOENT' || code === 'ENOTDIR' ? [] : undefined;
    }
}
