// Sockets that daemons of this machine listen on by a path: a network namespace does not part anybody from those.
import { readFileSync } from 'node:fs';
import { physicalPath } from '../../bindings/trust/inside.js';
import { quiet, statsAt } from '../../bindings/trust/stats.js';
/** Those of this network namespace that can be reached by this user, absolute and without symlinks. None where /proc does not tell. */
export function unixSockets(read = () => readFileSync('/proc/net/unix', 'utf8')) {
    const paths = (quiet(read) ?? '').split('\n').flatMap((line) => {
        // Num RefCount Protocol Flags Type St Inode Path; the path may hold spaces.
        const path = /^\S+: \S+ \S+ \S+ \S+ \S+ +\d+ (\/.*)$/.exec(line)?.[1];
        return path === undefined ? [] : [path];
    });
    const places = paths.map((path) => physicalPath(path) ?? path);
    return [...new Set(places)].filter((path) => statsAt(path)?.isSocket() === true);
}
