import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { messageOf } from '../../contract/message.js';
import { fail, ok } from '../../contract/result.js';
import { hostSystemFile } from './place.js';
/** What lies below /etc, outside of any namespace. */
export const hostSettings = { text: hostSystemFile, names: namesIn };
function namesIn(folder) {
    try {
        return ok(readdirSync(join('/etc', folder)).sort());
    }
    catch (error) {
        const code = error instanceof Error && 'code' in error ? error.code : undefined;
        if (code === 'ENOENT' || code === 'ENOTDIR')
            return ok([]);
        return fail(`/etc/${folder} could not be read: ${messageOf(error)}`);
    }
}
