// How npm is found and told to install, so that nothing of a repository has a say in it and nothing that it fetches is run.
//
// npm keeps the configuration of the user and of the machine, and its variables for the registry, the network and the log-in:
// runners behind a mirror or a proxy need them, and the lock file's integrity holds whoever gives the bytes. It is run outside the
// workspace in a folder of its own, so no `.npmrc` of a repository is read.
import { existsSync } from 'node:fs';
import { delimiter, dirname, isAbsolute, join } from 'node:path';
import { isInside, physicalPath } from '../../bindings/trust/inside.js';
import { isExecutable } from '../../bindings/trust/program-path.js';
import { isFileAt } from '../../bindings/trust/stats.js';
import { fail, ok } from '../../contract/result.js';
import { baseline } from '../../subprocess/environment.js';
const NETWORK = /^((https?|no|all)_proxy|NODE_EXTRA_CA_CERTS|NODE_USE_ENV_PROXY|NODE_USE_SYSTEM_CA|SSL_CERT_FILE|SSL_CERT_DIR|NODE_AUTH_TOKEN)$/i;
const NPM = /^npm_config_(registry|proxy|https?[-_]proxy|noproxy|ca|cafile|cert|key|strict[-_]ssl|fetch[-_].*|maxsockets|(prefer[-_])?offline|\/\/.*|@.*)$/i;
/** These name files and folders. */
const NPM_PLACES = /^npm_config_(userconfig|globalconfig|cache)$/i;
const FLAGS = [
    '--ignore-scripts',
    '--include=optional',
    '--no-bin-links',
    '--install-strategy=hoisted',
    '--global=false',
    '--dry-run=false',
    '--no-audit',
    '--no-fund',
    '--no-update-notifier',
    '--loglevel=error',
];
/** The arguments of npm. `ci`: by the lock file in the folder; `install`: what its package.json names. */
export function npmArguments(how, folder, { platform, arch }) {
    const lock = how === 'ci' ? ['ci', '--package-lock'] : ['install', '--no-package-lock', '--no-save'];
    return [...lock, ...FLAGS, `--os=${platform}`, `--cpu=${arch}`, `--prefix=${folder}`];
}
/** What npm sees: nothing of the job but its network and where its packages come from. */
export function npmEnvironment(machine) {
    const { env, platform, node } = machine;
    const passed = Object.entries(env).flatMap(([name, value]) => {
        if (value === undefined)
            return [];
        if (NPM_PLACES.test(name))
            return isAbsolute(value) && !isBelow(value, machine.workspace) ? [[name, value]] : [];
        return NETWORK.test(name) || NPM.test(name) ? [[name, value]] : [];
    });
    const path = [...pathFolders(machine), dirname(node)].join(delimiter);
    return { ...Object.fromEntries(passed), ...baseline(env, platform), PATH: path };
}
/** The npm that came with the running Node, else the one on PATH. The problem is one sentence. */
export function findNpm(machine) {
    const beside = machine.platform === 'win32' ? [dirname(machine.node)] : [dirname(machine.node), '..', 'lib'];
    const own = join(...beside, 'node_modules', 'npm', 'bin', 'npm-cli.js');
    if (existsSync(own))
        return ok([machine.node, own]);
    const found = machine.platform === 'win32' ? undefined : onPath('npm', machine);
    if (found !== undefined)
        return ok([found]);
    return fail('there is no npm to install the agent with: put one on PATH (actions/setup-node does), or name an agent that is installed already in agent-command');
}
/** A program by its name alone, outside the workspace. */
export function onPath(name, machine) {
    const all = pathFolders(machine).map((folder) => join(folder, name));
    return all.find((path) => isFileAt(path) && isExecutable(path) && !isBelow(path, machine.workspace));
}
/** The folders of PATH that are absolute and not below the workspace. */
function pathFolders({ env, workspace }) {
    const folders = (env['PATH'] ?? '').split(delimiter);
    return folders.filter((folder) => isAbsolute(folder) && !isBelow(folder, workspace));
}
/** Whether a path is a folder or in it, by its name or by what its links lead to. */
export function isBelow(path, folder) {
    return isInside(folder, path) || isInside(physicalPath(folder) ?? folder, physicalPath(path) ?? path);
}
