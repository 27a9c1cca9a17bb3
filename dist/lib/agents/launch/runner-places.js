// Where a runner keeps what is none of an agent's business, told by its environment.
import { readdirSync } from 'node:fs';
import { dirname, isAbsolute, join } from 'node:path';
import { linkStatsAt, quiet } from '../../bindings/trust/stats.js';
/** What lies beside a runner's working folder where it is installed there. */
const RUNNER_FILES = ['.runner', '.credentials', '.credentials_rsaparams'];
/** Temporary files, actions, other workspaces, tools, the runner itself with its credentials; absolute. */
export function runnerPlaces(env) {
    const places = [...['RUNNER_TEMP', 'RUNNER_WORKSPACE'].flatMap((name) => absolute(env[name])), ...toolPlaces(env)];
    const [temp] = absolute(env['RUNNER_TEMP']);
    if (temp === undefined)
        return places;
    const work = dirname(temp);
    const runner = dirname(work);
    const isRunner = RUNNER_FILES.some((name) => linkStatsAt(join(runner, name)) !== undefined);
    return [...places, ...(work === '/' ? [] : [work]), ...(isRunner && runner !== '/' ? [runner] : [])];
}
/** Folders of tools that workflows install. */
export function toolPlaces(env) {
    return ['RUNNER_TOOL_CACHE', 'AGENT_TOOLSDIRECTORY'].flatMap((name) => absolute(env[name]));
}
/** Homes of this machine's users, there or not; absolute. */
export function homes(env) {
    const below = quiet(() => readdirSync('/home')) ?? [];
    return [...new Set(['/root', ...below.map((name) => `/home/${name}`), ...absolute(env['HOME'])])].filter((path) => path !== '/');
}
function absolute(path) {
    return path !== undefined && isAbsolute(path) ? [path] : [];
}
