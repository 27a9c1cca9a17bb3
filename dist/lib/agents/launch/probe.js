// Whether bubblewrap can confine an agent here, found by running it once with all that a confinement needs, as the user that the guard
// is: never by sudo, for an agent must not be started by another user than the one who ends it.
import { existsSync, readFileSync } from 'node:fs';
import { defined } from '../../contract/defined.js';
import { fail, ok } from '../../contract/result.js';
import { run } from '../../subprocess/run.js';
import { quiet } from '../../bindings/trust/stats.js';
import { runEndWords } from '../run-end-words.js';
const SYSTEM_FOLDERS = ['/usr/bin', '/bin', '/usr/local/bin', '/run/current-system/sw/bin'];
const PROBE_MS = 10_000;
const SHELL = '/bin/sh';
const RESTRICTION = '/proc/sys/kernel/apparmor_restrict_unprivileged_userns';
/** Ends with 7 where no capability is left, no privilege can be gained, and the processes are the namespace's own. */
const PROOF = [
    'while read -r name value rest; do case $name in CapEff:) cap=$value ;; NoNewPrivs:) none=$value ;; esac; done < /proc/self/status',
    '[ "$cap" = 0000000000000000 ] && [ "$none" = 1 ] && [ "$$" -lt 32 ] && exit 7',
].join('; ');
/** What works here; else why nothing does, as a sentence. Some ten milliseconds. */
export async function probeBubblewrap(options) {
    const { platform = process.platform, uid = process.geteuid?.(), folders = SYSTEM_FOLDERS } = options;
    if (platform !== 'linux')
        return fail(`the agent cannot be confined on ${platform}: bubblewrap works on Linux alone`);
    const program = folders.map((folder) => `${folder}/bwrap`).find((path) => existsSync(path));
    if (program === undefined)
        return fail('bubblewrap is not installed, so the agent cannot be confined: install the package bubblewrap');
    const shared = await attempt(program, [], options.signal);
    if (shared !== undefined)
        return fail(`bubblewrap does not work here, so the agent cannot be confined: ${explained(shared, uid)}`);
    const own = await attempt(program, ['--unshare-net'], options.signal);
    const noNetwork = own && `bubblewrap gives the agent no network namespace here: ${explained(own, uid)}`;
    return ok({ program, root: uid === 0, ...defined({ noNetwork }) });
}
/** What went wrong, in the program's own words; undefined where nothing did. */
async function attempt(program, more, signal) {
    const space = ['--ro-bind', '/', '/', '--proc', '/proc', '--dev', '/dev', '--unshare-pid', '--unshare-ipc', '--unshare-uts'];
    const rest = ['--die-with-parent', '--new-session', '--cap-drop', 'ALL', ...more];
    const { end, stderr } = await run({
        argv: [program, ...space, ...rest, '--', SHELL, '-c', PROOF],
        cwd: '/',
        env: { PATH: SYSTEM_FOLDERS.join(':') },
        stdin: '',
        timeoutMs: PROBE_MS,
        maxStdout: 65_536,
        keepStderr: 2048,
        signal,
        mark: '',
    });
    if (end.kind === 'exited' && end.code === 7)
        return undefined;
    const words = stderr.toString('utf8').trim().replace(/\s+/g, ' ');
    if (words !== '')
        return `it says '${words}'`;
    if (end.kind === 'exited')
        return 'a program in it keeps privileges, or sees processes that are not its own';
    return runEndWords(end, `it took more than ${PROBE_MS / 1000} s`);
}
function explained(words, uid) {
    const isRestricted = uid !== 0 && quiet(() => readFileSync(RESTRICTION, 'utf8').trim()) === '1';
    if (!isRestricted)
        return words;
    return `${words}; AppArmor restricts user namespaces here (kernel.apparmor_restrict_unprivileged_userns is 1): give bwrap a profile with userns, or set it to 0, in an earlier step`;
}
