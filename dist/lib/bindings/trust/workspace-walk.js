// Every file of a checkout with what the rules say of it, in one pass that follows no symlink and enters no git directory.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { foldName, isSameName } from './protected-names.js';
import { folderWhy, isDependencyFolder, nameWhy } from './later-steps.js';
import { pause } from './pause.js';
import { enter } from './protection.js';
import { bytesOf } from './seal.js';
import { linkStatsAt, quiet, stampOf } from './stats.js';
/** Walks; whether it came to the end. What cannot be read is passed over. */
export async function walkFiles(options) {
    const ahead = [{ way: '', name: '', reach: options.protection, why: undefined, dependencies: undefined }];
    let left = options.most;
    for (let folder = ahead.pop(); folder !== undefined; folder = ahead.pop()) {
        await pause();
        const deeper = [];
        for (const entry of entriesOf(options.top, folder.way)) {
            const way = folder.way === '' ? entry.name : `${folder.way}/${entry.name}`;
            const name = readable(entry.name);
            if (isSameName(foldName(name), '.git'))
                options.onGit(join(options.top, readable(way)));
            else if (!entry.isDirectory()) {
                if (left <= 0)
                    return false;
                left -= meet(options, folder, way, name) ? 1 : 0;
            }
            else if (!options.skip.has(readable(way)))
                deeper.push(enterFolder(folder, way, name));
        }
        ahead.push(...deeper.toReversed());
    }
    return true;
}
function enterFolder(parent, way, name) {
    return {
        way,
        name,
        reach: enter(parent.reach, name),
        why: parent.why ?? folderWhy(name, parent.name),
        dependencies: parent.dependencies ?? (isDependencyFolder(name) ? way : undefined),
    };
}
function meet({ top, skip, onFile }, folder, way, name) {
    const stats = linkStatsAt(bytesOf(top, way));
    const kind = stats?.isFile() ? 'file' : stats?.isSymbolicLink() ? 'symlink' : undefined;
    if (stats === undefined || kind === undefined || skip.has(readable(way)))
        return false;
    const reach = enter(folder.reach, name);
    const what = reach.what ?? (kind === 'symlink' ? reach.open[0]?.what : undefined);
    const why = folder.why ?? nameWhy(name) ?? (kind === 'symlink' ? linkWhy(name, folder.name) : undefined);
    onFile({
        way,
        kind,
        stamp: stampOf(stats),
        mode: stats.mode,
        size: stats.size,
        ...(what === undefined ? {} : { protectedAs: what }),
        ...(why === undefined ? {} : { why }),
        ...(folder.dependencies === undefined ? {} : { dependencies: folder.dependencies }),
    });
    return true;
}
/** A symlink in the place of a folder counts as the folder would. */
function linkWhy(name, parent) {
    return folderWhy(name, parent) ?? (isDependencyFolder(name) ? 'dependencies that later steps load' : undefined);
}
/** In the order of their names, so that two walks that end early end near the same place. */
function entriesOf(top, way) {
    const entries = quiet(() => readdirSync(bytesOf(top, way), { withFileTypes: true, encoding: 'latin1' }));
    return entries?.toSorted((a, b) => (a.name < b.name ? -1 : 1)) ?? [];
}
/** A way as text. */
export const readable = (way) => (/[\x80-\xff]/.test(way) ? Buffer.from(way, 'latin1').toString('utf8') : way);
