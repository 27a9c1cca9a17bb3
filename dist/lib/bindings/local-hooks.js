// Hooks as programs for a host of one's own, without a trusted commit: what is in the working tree is what runs.
import { randomBytes } from 'node:crypto';
import { baseline } from '../subprocess/environment.js';
import { markSource } from '../subprocess/mark.js';
import { commandPort } from './hook-command.js';
/** A port for a `HookRunner`. */
export function localHooks({ workspace, env, platform }) {
    const random = () => randomBytes(8).toString('hex');
    return commandPort({ workspace, env: baseline(env, platform), marks: markSource(random(), random) });
}
