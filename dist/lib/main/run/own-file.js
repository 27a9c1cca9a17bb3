// Files that the guard writes beside its ledger, where a command of the same user may have put something else in the meantime.
import { messageOf } from '../../contract/message.js';
import { closeSync, constants, lstatSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
export function knownFolder(path) {
    const { dev, ino } = lstatSync(path);
    return { path, dev, ino };
}
/** Whether another folder, or a link, has taken its place. */
export function isReplaced({ path, dev, ino }) {
    const now = lstatSync(path, { throwIfNoEntry: false });
    return now?.isDirectory() !== true || now.dev !== dev || now.ino !== ino;
}
/**
 * Writes a file anew, for its owner alone; returns why it could not, if so. The text goes into a new file that then takes the name, so
 * nothing is written through what stood there: neither a symlink, nor another name of somebody else's file, nor a pipe. Of `folder` the
 * file is a part only while it is the one that was made.
 */
export function writeOwnFile(path, text, folder) {
    const made = `${path}.${process.pid}.new`;
    const { O_WRONLY, O_CREAT, O_EXCL } = constants;
    try {
        if (folder !== undefined && dirname(path) === folder.path && isReplaced(folder))
            throw new Error(`${folder.path} is not the folder that was made`);
        rmSync(made, { force: true });
        const file = openSync(made, O_WRONLY | O_CREAT | O_EXCL, 0o600);
        try {
            writeFileSync(file, text);
        }
        finally {
            closeSync(file);
        }
        renameSync(made, path);
        return undefined;
    }
    catch (error) {
        return `${path} could not be written: ${messageOf(error)}`;
    }
    finally {
        rmSync(made, { force: true });
    }
}
