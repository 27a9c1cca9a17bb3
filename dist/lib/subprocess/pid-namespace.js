// Puts a command in a PID namespace of its own, so that the kernel ends everything it started when it ends, or when this process
// does: escapees that cleared their environment, left their session and were handed to init included. The sweep by mark
// (reaper.ts) is what remains where no form works.
//
// The forms, and why in this order:
// - root: `unshare`, which keeps every capability and sets no `no_new_privs`, so that sudo and other set-user-ID programs work as
//   before. bwrap sets `no_new_privs`, and needs to be told to keep the capabilities without which root loses files.
// - others: `bwrap`, then `unshare` with a user namespace. Both map this user and its groups alone: it reads and writes what it could
//   before, other owners are shown as nobody, and sudo does not work inside (`setuidWorks` says so). A form by way of `sudo unshare`
//   is not offered: this process could not end what it started.
//
// Every form mounts a /proc that shows the namespace alone and keeps the rest of the file system as it is. A small process holds
// number 1, so that the command has ordinary signal rules and orphans are waited for. The exit code is the command's; death by a
// signal is 128 and its number, as a shell has it; a program that is missing or may not be run is 127 or 126. Programs that hand
// work to a service outside (docker, systemd-run, at) leave it there, and root can enter other namespaces on purpose.
import { existsSync, realpathSync } from 'node:fs';
import { run } from './run.js';
const SYSTEM_FOLDERS = ['/usr/bin', '/bin', '/usr/sbin', '/sbin', '/run/current-system/sw/bin'];
const SHELL = '/bin/sh';
const PROBE_MS = 5000;
/** Number 1 of a namespace made by unshare: waits for the command and passes its exit code on. `exec` takes no built-in. */
const INIT = '(exec "$@"); exit $?';
/** bwrap has its own number 1; the shell only makes a missing program 127 there too. */
const START = 'exec "$@"';
/** Ends with 7 where /proc and the process numbers are the namespace's own, and prints the folder. */
const PROOF = 'read -r pid rest < /proc/self/stat && [ "$pid" = "$$" ] && [ "$$" -lt 32 ] && pwd && exit 7';
/** The first form that works here, found by running it; undefined where none does. Two to ten milliseconds: keep the answer. */
export async function probePidNamespace(options) {
    const { platform = process.platform, uid = process.geteuid?.() } = options;
    if (platform !== 'linux' || !existsSync(SHELL))
        return undefined;
    for (const form of uid === 0 ? ['unshare', 'bwrap'] : ['bwrap', 'unshare-user']) {
        const prefix = prefixOf(form, uid === 0, options.folders ?? SYSTEM_FOLDERS);
        if (prefix === undefined)
            continue;
        const found = { form, setuidWorks: form === 'unshare', wrap: (argv) => [...prefix, ...argv] };
        if (await works(found, options))
            return found;
    }
    return undefined;
}
async function works(namespace, { cwd, signal }) {
    const { end, stdout } = await run({
        argv: namespace.wrap([SHELL, '-c', PROOF]),
        cwd,
        env: { PATH: SYSTEM_FOLDERS.join(':') },
        stdin: '',
        timeoutMs: PROBE_MS,
        maxStdout: 65_536,
        keepStderr: 0,
        signal,
        mark: '',
    });
    return end.kind === 'exited' && end.code === 7 && stdout.toString('utf8') === `${realpathSync(cwd)}\n`;
}
function prefixOf(form, root, folders) {
    const find = (name) => folders.map((folder) => `${folder}/${name}`).find((path) => existsSync(path));
    if (form === 'bwrap') {
        const bwrap = find('bwrap');
        if (bwrap === undefined)
            return undefined;
        const capabilities = root ? ['--cap-add', 'ALL'] : [];
        const space = ['--dev-bind', '/', '/', '--proc', '/proc', '--unshare-pid', '--die-with-parent'];
        return [bwrap, ...space, ...capabilities, '--', SHELL, '-c', START, SHELL];
    }
    const unshare = find('unshare');
    // unshare dies by no signal while its child lives; setpriv has the kernel end it with this process.
    const setpriv = find('setpriv');
    if (unshare === undefined || setpriv === undefined)
        return undefined;
    const user = form === 'unshare-user' ? ['--user', '--map-current-user'] : [];
    const space = [...user, '--pid', '--fork', '--kill-child', '--mount-proc'];
    return [setpriv, '--pdeathsig', 'KILL', '--', unshare, ...space, '--', SHELL, '-c', INIT, SHELL];
}
