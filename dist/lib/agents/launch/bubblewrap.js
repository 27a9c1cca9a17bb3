// The command line of bubblewrap for one agent. Pure: it looks at nothing.
//
// bubblewrap sets no_new_privs. For an ordinary user it drops every capability; for root it keeps all of them unless told otherwise,
// and root without any is still the owner of /proc/sys and of what else of /proc belongs to the machine: both are seen to here and
// in the list of mounts.
import { ordered } from './mount.js';
const SPACES = ['--unshare-pid', '--unshare-ipc', '--unshare-uts', '--unshare-cgroup-try', '--die-with-parent', '--new-session'];
export function bubblewrapArgv(options, argv) {
    const { program, network, capabilities, appear, cwd } = options;
    const mounts = ordered(options.mounts);
    // What is empty is writable until all that lies in it is in its place.
    const sealed = mounts.filter(({ kind }) => kind === 'empty').toReversed();
    return [
        program,
        ...SPACES,
        ...(network === 'own' ? ['--unshare-net'] : []),
        ...(appear === 'root' ? ['--unshare-user', '--uid', '0', '--gid', '0'] : []),
        '--cap-drop',
        'ALL',
        ...(capabilities === 'override' ? ['--cap-add', 'CAP_DAC_OVERRIDE'] : []),
        ...mounts.flatMap(argumentsOf),
        ...sealed.flatMap(({ at }) => ['--remount-ro', at]),
        '--remount-ro',
        '/',
        '--chdir',
        cwd,
        '--',
        ...argv,
    ];
}
function argumentsOf(mount) {
    switch (mount.kind) {
        case 'bind':
            return [mount.access === 'read' ? '--ro-bind' : '--bind', mount.from, mount.at];
        case 'empty':
            return ['--tmpfs', mount.at];
        case 'link':
            return ['--symlink', mount.to, mount.at];
        case 'proc':
            return ['--proc', mount.at];
        case 'dev':
            return ['--dev', mount.at];
    }
}
