import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { messageOf } from '../../contract/message.ts';
import { fail, ok, type Result } from '../../contract/result.ts';
import type { HostSettings } from '../adapter.ts';
import { hostSystemFile } from './place.ts';

/** What lies below /etc, outside of any namespace. */
export const hostSettings: HostSettings = { text: hostSystemFile, names: namesIn };

function namesIn(folder: string): Result<readonly string[], string> {
  try {
    return ok(readdirSync(join('/etc', folder)).sort());
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'ENOENT' || code === 'ENOTDIR') return ok([]);
    return fail(`/etc/${folder} could not be read: ${messageOf(error)}`);
  }
}
