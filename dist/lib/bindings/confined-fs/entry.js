import { lstat } from 'node:fs/promises';
import { codeOf } from '../../contract/message.js';
import { fail, ok } from '../../contract/result.js';
import { systemWords } from './problem.js';
/** Looks at an entry itself, not at what a link points to. The error follows the path. */
export async function entryAt(folder, name) {
    try {
        const stats = await lstat(folder.at(name));
        if (stats.isFile())
            return ok({ kind: 'file', stats });
        if (stats.isDirectory())
            return ok({ kind: 'folder', stats });
        return ok({ kind: stats.isSymbolicLink() ? 'link' : 'other', stats });
    }
    catch (error) {
        return codeOf(error) === 'ENOENT' ? ok({ kind: 'missing' }) : fail(systemWords(error));
    }
}
/** Why an entry is not a regular file, as words that follow the path. */
export const NOT_A_FILE = {
    missing: 'does not exist',
    folder: 'is a folder',
    link: 'is a symbolic link; changes are made only by the real path',
    other: 'is neither a file nor a folder',
};
