// Puts one agent's confinement together: what it sees of the machine, what of the run, what of the network, and in words what is held.
import { dirname, join, resolve } from 'node:path';
import { isInside, physicalPath } from '../../bindings/trust/inside.js';
import { isFolderAt, linkStatsAt, statsAt } from '../../bindings/trust/stats.js';
import { bubblewrapArgv } from './bubblewrap.js';
import { loginFilesIn } from './login-files.js';
import { bound, coverOf, covered, isShown, pins } from './mount.js';
import { protectedPaths } from './protected-paths.js';
import { homes, runnerPlaces, toolPlaces } from './runner-places.js';
import { shownFolders } from './shown-folders.js';
import { systemMounts } from './system-mounts.js';
import { unixSockets } from './unix-sockets.js';
import { unseenServers } from './unseen-servers.js';
import { workspaceMounts } from './workspace-mounts.js';
/** Ports on the namespace's own loopback, where every port is free. */
export const INSIDE_PORTS = { gateway: 8401, decisions: 8402 };
/** Never rejects. Looks at the workspace as it is now: call it right before the start. */
export async function confine(options) {
    const { place, bubblewrap, plan, network } = options;
    const { workspace } = place.folders;
    const top = real(options.checkout ?? workspace);
    const checkout = isInside(top, workspace) ? top : workspace;
    const prefix = checkout === workspace ? '' : workspace.slice(checkout.length + 1);
    const found = options.writable ? await protectedPaths(checkout, prefix) : { paths: [], cut: false };
    const hidden = [...runnerPlaces(options.env), ...(options.hidden ?? []), place.folder].map(real);
    const system = systemMounts(place);
    const masks = hidden.filter((path) => path !== '/' && isFolderAt(path)).map(hide);
    const inPlace = (path) => real(resolve(workspace, path));
    const standIns = Object.entries(plan.standIns ?? {}).map(([path, file]) => [inPlace(path), join(place.folders.guard, file)]);
    const masked = plan.masked.map(inPlace).filter((path) => path !== workspace && isInside(workspace, path));
    const logins = loginFilesIn({ env: options.env, workspace, checkout });
    const own = [
        ...workspaceMounts({
            ...place,
            workspace,
            checkout,
            writable: options.writable,
            readOnly: found.paths,
            masked: [...masked, ...logins],
            standIns: new Map(standIns),
        }),
        ...placeMounts(place, options.inside),
    ];
    const needed = [...(options.shown ?? []), ...(options.snapshot === undefined ? [] : [options.snapshot]), ...programFolders(plan.argv)];
    const shown = shownFolders({
        path: options.path,
        more: needed,
        homes: homes(options.env),
        hidden,
        tools: toolPlaces(options.env).map(real),
        mounts: [...system, ...masks, ...own],
    });
    const before = [...system, ...visible(masks, system, own), ...shown.mounts, ...own];
    const sockets = unixSockets().filter((path) => isShown(before, path) && !isInside(place.sockets.folder, path));
    const all = [...before, ...sockets.map((path) => covered(path, 'a daemon listens there', place.emptyFile))];
    const mounts = [...all, ...pins(all)];
    const capabilities = bubblewrap.root && statsAt(workspace)?.uid !== 0 ? 'override' : 'none';
    const appear = plan.rootOwned === true && !bubblewrap.root ? 'root' : 'as-is';
    const wrapped = { program: bubblewrap.program, mounts, network, capabilities, appear, cwd: workspace };
    return {
        mounts,
        path: shown.path,
        held: heldBy(options),
        gaps: gapsOf(options, found.cut),
        notices: [...shown.notices, ...unseenServers(options.servers ?? [], mounts, shown.path), ...noticesOf(capabilities, sockets)],
        wrap: (argv) => bubblewrapArgv(wrapped, network === 'own' ? throughForwarder(options, argv) : argv),
    };
}
const real = (path) => physicalPath(path) ?? path;
const hide = (path) => ({ kind: 'empty', at: path, why: "the runner's or the guard's own" });
/** Masks over what would otherwise be seen. */
function visible(masks, ...shown) {
    return masks.filter(({ at }) => coverOf(shown.flat(), at)?.kind === 'bind');
}
function placeMounts({ folders, sockets }, inside) {
    return [
        bound(folders.home, 'write', 'its own home'),
        bound(folders.guard, 'read', 'shims and settings'),
        bound(sockets.folder, 'read', "the gateway's and the guard's sockets"),
        bound(join(folders.guard, 'node'), 'read', 'runs the forwarder', real(inside.node)),
        bound(join(folders.guard, 'inside'), 'read', 'the forwarder', real(inside.folder)),
    ];
}
function throughForwarder({ place, inside, forwards }, argv) {
    const { guard } = place.folders;
    const pairs = forwards.map(({ port, socket }) => `${port}=${socket}`);
    return [join(guard, 'node'), join(guard, 'inside', inside.entry), ...pairs, '--', ...argv];
}
/** The program, and a script that it runs, with what lies beside them; alone where that would be too much. */
function programFolders(argv) {
    return argv.slice(0, 2).flatMap((word) => {
        if (!word.startsWith('/'))
            return [];
        const path = physicalPath(word) ?? word;
        return linkStatsAt(path)?.isFile() === true ? [dirname(path)] : [];
    });
}
function heldBy({ network, writable, bubblewrap, snapshot }) {
    return [
        writable
            ? 'the agent can write to the workspace, its own home and its own temporary folder, and to nothing else'
            : 'the agent can write to its own home and its own temporary folder, and to nothing else; the workspace is read-only',
        `homes, the files of the runner, other workspaces and the sockets of daemons are not there for it; ${snapshot === undefined ? 'nor is the snapshot' : 'the snapshot is read-only'}`,
        'it sees no process but its own, and none of them outlives it',
        `it gains no privileges: no_new_privs is set${bubblewrap.root ? ', and root has lost its capabilities' : ''}, so sudo does not work`,
        ...(network === 'own' ? ["it has no network but the gateway's and the guard's sockets"] : []),
    ];
}
function gapsOf({ network }, isCut) {
    return [
        ...(network === 'shared'
            ? [
                'the agent shares the network of this machine, since allow-external is on: it reaches what the machine reaches, services on loopback among it',
            ]
            : []),
        ...(isCut ? ['the workspace is too large to bind each protected file read-only: a change to one is found at the end'] : []),
    ];
}
function noticesOf(capabilities, sockets) {
    return [
        ...(capabilities === 'override'
            ? [
                'the guard runs as root and the workspace is owned by another user: the agent keeps the capability CAP_DAC_OVERRIDE, without which it could not write there',
            ]
            : []),
        ...(sockets.length > 0 ? [`sockets of daemons were covered: ${sockets.join(', ')}`] : []),
    ];
}
