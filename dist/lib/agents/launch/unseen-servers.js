// MCP servers whose program a confined agent cannot see: they do not come up, and few agents say so.
import { isAbsolute, join } from 'node:path';
import { physicalPath } from '../../bindings/trust/inside.js';
import { linkStatsAt } from '../../bindings/trust/stats.js';
import { coverOf } from './mount.js';
/** Sentences, one a server at most. `path` is PATH as the agent has it. */
export function unseenServers(servers, mounts, path) {
    return servers.flatMap(({ name, transport }) => {
        const missing = transport.kind === 'stdio' ? missingOf(transport.command, mounts, path) : undefined;
        return missing === undefined ? [] : [`the MCP server '${name}' will not come up in the agent's confinement: ${missing}`];
    });
}
function missingOf([program, ...args], mounts, path) {
    if (!program.includes('/')) {
        const places = path.split(':').filter((folder) => isThere(join(folder, program)));
        if (places.length === 0)
            return `its program '${program}' is not on the PATH that the agent has`;
    }
    const hidden = [program, ...args].filter((word) => isAbsolute(word)).find((word) => isThere(word) && !isSeen(mounts, word));
    return hidden === undefined
        ? undefined
        : `'${hidden}' is not shown there; put it below the workspace, /usr or /opt, or start the server by a program on PATH`;
}
const isThere = (path) => linkStatsAt(path) !== undefined;
function isSeen(mounts, path) {
    return [path, physicalPath(path) ?? path].every((at) => {
        const cover = coverOf(mounts, at);
        if (cover?.kind === 'bind')
            return isThere(`${cover.from}${at.slice(cover.at.length)}`);
        return cover !== undefined && cover.kind !== 'empty';
    });
}
