import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { codeOf, messageOf } from '../../contract/message.js';
import { fail, ok } from '../../contract/result.js';
/** What lies below /etc, outside of any namespace. */
export const hostSettings = {
    text: (path) => below(path, (at) => readFileSync(at, 'utf8'), undefined),
    names: (folder) => below(folder, (at) => readdirSync(at).sort(), []),
};
/** `nothing` where there is nothing. The error is a sentence: it is there and cannot be read. */
function below(path, read, nothing) {
    try {
        return ok(read(join('/etc', path)));
    }
    catch (error) {
        const code = codeOf(error);
        if (code === 'ENOENT' || code === 'ENOTDIR')
            return ok(nothing);
        return fail(`/etc/${path} could not be read: ${messageOf(error)}`);
    }
}
