// Folders outside of the system's own that a confined agent needs to run programs: those on PATH, and those that the run names.
import { basename, dirname, join } from 'node:path';
import { isInside, physicalPath } from '../../bindings/trust/inside.js';
import { isFolderAt } from '../../bindings/trust/stats.js';
import { bound, coverOf, isShown } from './mount.js';
/** Folders of a home that hold one tool with all that it installed, and no credentials. */
const TOOL_HOMES = [
    '.pyenv',
    '.rbenv',
    '.nodenv',
    '.nvm',
    '.fnm',
    '.volta',
    '.asdf',
    '.sdkman',
    '.bun',
    '.deno',
    '.dotnet',
    '.ghcup',
    '.linuxbrew',
];
export function shownFolders(options) {
    const mounts = [];
    const notices = [];
    const path = [];
    const show = (folder, why) => {
        const real = physicalPath(folder) ?? folder;
        const seen = [...options.mounts, ...mounts];
        const isLinked = folder === real || coverOf(seen, folder)?.kind === 'link';
        if (isShown(seen, real) && (isLinked || isShown(seen, folder)))
            return true;
        if (tooMuch(real, options))
            return false;
        // A link on the way has to be there too.
        for (const at of isLinked ? [real] : [real, folder])
            mounts.push(bound(at, 'read', why, real));
        return true;
    };
    for (const entry of new Set(options.path.split(':'))) {
        if (entry === '' || !isFolderAt(entry))
            continue;
        if ([...around(entry, options), entry].some((folder) => show(folder, 'on PATH')))
            path.push(entry);
        else
            notices.push(`the PATH entry '${entry}' is not shown to the agent: it holds what must stay hidden`);
    }
    for (const folder of options.more) {
        if (!show(folder, 'the run needs it'))
            notices.push(`'${folder}' is not shown to the agent: it holds what must stay hidden`);
    }
    return { mounts, path: path.join(':'), notices };
}
/** What a folder of programs needs around it: its tool's own folder in a home, else what lies beside `bin` (`../lib`), unless that is hidden. */
function around(entry, { homes, hidden, tools }) {
    const tool = homes.flatMap((home) => TOOL_HOMES.map((name) => join(home, name))).find((folder) => isInside(folder, entry));
    if (tool !== undefined)
        return [tool];
    const parent = dirname(entry);
    if (basename(entry) !== 'bin' || parent === '/' || homes.includes(parent) || homes.includes(dirname(parent)))
        return [];
    const isIn = (folders) => folders.some((folder) => isInside(folder, entry));
    return isIn(hidden) && !isIn(tools) ? [] : [parent];
}
function tooMuch(folder, { hidden, homes }) {
    return folder === '/' || [...hidden, ...homes].some((path) => isInside(folder, path));
}
