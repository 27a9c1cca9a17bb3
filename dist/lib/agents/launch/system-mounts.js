// What a confined agent sees of the machine itself: programs and libraries, /etc, what belongs to packages below /var. An allow-list:
// whatever is not named here or by the run is not there, homes, /run with the sockets of daemons, /srv and /mnt among it.
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { physicalPath } from '../../bindings/trust/inside.js';
import { isFileAt, linkStatsAt, linkTargetAt, quiet } from '../../bindings/trust/stats.js';
import { bound, covered } from './mount.js';
/** Folders of programs and libraries. */
const PROGRAMS = ['usr', 'bin', 'sbin', 'lib', 'lib32', 'lib64', 'libx32', 'opt', 'nix', 'gnu', 'snap'];
const PACKAGES = ['/var/lib', '/var/cache'];
/** What services and the cloud keep there. */
const SERVICES = ['docker', 'containerd', 'containers', 'kubelet', 'rancher', 'lxd', 'incus', 'libvirt', 'waagent', 'cloud', 'systemd'];
const SERVICE_FOLDERS = [...SERVICES, 'amazon', 'google', 'private', 'NetworkManager', 'sudo'].map((name) => `/var/lib/${name}`);
/** Of /etc: secrets, and what only the machine's own services read; besides what is closed to other users. */
const NOT_OF_ETC = ['shadow', 'shadow-', 'gshadow', 'gshadow-', 'sudoers', 'sudoers.d', 'kubernetes', 'rancher', 'docker', 'wireguard'];
const KEYS = ['/etc/ssl/private', '/etc/pki/tls/private', '/etc/NetworkManager/system-connections'];
/** Of /proc: what belongs to the machine and not to the namespace. Root may write there without any capability. */
const OF_THE_MACHINE = ['sys', 'sysrq-trigger', 'irq', 'bus', 'fs', 'acpi', 'scsi', 'mtrr', 'driver'].map((name) => `/proc/${name}`);
const UNREADABLE = ['kcore', 'kmsg', 'keys', 'key-users', 'timer_list', 'sched_debug', 'config.gz', 'kallsyms'].map((name) => `/proc/${name}`);
export function systemMounts(options) {
    const { temp, emptyFile } = options;
    const hide = (path, why) => covered(path, why, emptyFile);
    return [
        ...PROGRAMS.flatMap((name) => shown(`/${name}`, 'programs and libraries')),
        ...PACKAGES.flatMap((path) => shown(path, 'what belongs to packages')),
        ...[...SERVICE_FOLDERS, ...PACKAGES.flatMap(closedBelow)].filter(isReached).map((path) => hide(path, 'data of services')),
        ...shown('/var/run', 'a link to /run').filter(({ kind }) => kind === 'link'),
        { kind: 'empty', at: '/run', why: 'sockets of daemons lie there' },
        ...etcMounts(options),
        ...[...KEYS, ...hostKeys()].filter(isReached).map((path) => hide(path, 'keys')),
        { kind: 'proc', at: '/proc', why: 'its own processes' },
        ...OF_THE_MACHINE.filter(isReached).map((path) => bound(path, 'read', "the machine's")),
        ...UNREADABLE.filter(isReached).map((path) => hide(path, "the machine's")),
        { kind: 'dev', at: '/dev', why: 'devices that touch nothing' },
        ...['/tmp', '/var/tmp'].map((at) => bound(at, 'write', 'its own temporary folder', temp)),
    ];
}
/** Read-only; a link stays one. */
function shown(path, why) {
    const to = linkTargetAt(path);
    if (to !== undefined)
        return [{ kind: 'link', to, at: path, why }];
    return isReached(path) ? [bound(path, 'read', why)] : [];
}
function etcMounts({ etc }) {
    const wanted = [...etc].map(([path, from]) => bound(join('/etc', path), 'read', 'settings', from));
    return [...around('/etc', [...etc.keys()], NOT_OF_ETC), ...resolver(), ...wanted];
}
/**
 * A folder with all that is in it, made of single entries, so that others can be put beside them: a mount needs a place, and there
 * is none to be made in a folder that is read-only.
 */
function around(folder, added, without) {
    const mounts = [{ kind: 'empty', at: folder, why: 'rebuilt, so that files can be put into it' }];
    const folders = new Map();
    for (const path of added) {
        const [first = '', ...rest] = path.split('/');
        folders.set(first, [...(folders.get(first) ?? []), ...(rest.length > 0 ? [rest.join('/')] : [])]);
    }
    for (const name of quiet(() => readdirSync(folder)) ?? []) {
        const path = join(folder, name);
        if (without.includes(name) || isClosed(path))
            continue;
        const deeper = folders.get(name);
        if (deeper === undefined)
            mounts.push(...shown(path, "the machine's settings"));
        // What is to be put below a link, or in the place of a file, takes its place.
        else if (deeper.length > 0 && linkStatsAt(path)?.isDirectory() === true)
            mounts.push(...around(path, deeper, []));
    }
    return mounts;
}
/** Where the name servers are told outside of /etc. */
function resolver() {
    const path = physicalPath('/etc/resolv.conf');
    if (path === undefined || path.startsWith('/etc/') || !isFileAt(path))
        return [];
    return [bound(path, 'read', 'tells the name servers')];
}
/** What not every user of the machine may look into: for an agent that is root it would be open. */
function isClosed(path) {
    const stats = quiet(() => statSync(path));
    return stats !== undefined && (stats.mode & (stats.isDirectory() ? 0o001 : 0o004)) === 0;
}
function closedBelow(folder) {
    return (quiet(() => readdirSync(folder)) ?? [])
        .map((name) => join(folder, name))
        .filter((path) => linkTargetAt(path) === undefined && isClosed(path));
}
function hostKeys() {
    const names = quiet(() => readdirSync('/etc/ssh')) ?? [];
    return names.filter((name) => /^ssh_host_.*_key$/.test(name)).map((name) => `/etc/ssh/${name}`);
}
/** Whether there is something that this user can reach. */
function isReached(path) {
    return quiet(() => statSync(path)) !== undefined;
}
