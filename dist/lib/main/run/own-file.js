// Files that the guard writes beside its ledger, where a command of the same user may have put something else in the meantime.
import { closeSync, constants, openSync, writeFileSync } from 'node:fs';
/**
 * Writes a file anew, for its owner alone where it is new; returns why it could not, if so. A symlink is not followed, and a named pipe is
 * not waited for.
 */
export function writeOwnFile(path, text) {
    const { O_WRONLY, O_CREAT, O_TRUNC, O_NOFOLLOW, O_NONBLOCK } = constants;
    let file;
    try {
        file = openSync(path, O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW | O_NONBLOCK, 0o600);
        writeFileSync(file, text);
        return undefined;
    }
    catch (error) {
        return `${path} could not be written: ${error instanceof Error ? error.message : String(error)}`;
    }
    finally {
        if (file !== undefined)
            closeSync(file);
    }
}
