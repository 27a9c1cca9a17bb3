// Every file of a checkout with what the rules say of it, in one pass that follows no symlink and does not enter `.git`.
import { join } from 'node:path';
import { BARE, barePartsOf, isBareSetting } from './bare-repository.js';
import { entriesAt, STEP } from './folder-entries.js';
import { foldName, isSameName } from './protected-names.js';
import { folderWhy, isDependencyFolder, nameWhy } from './later-steps.js';
import { pause } from './pause.js';
import { enter, heldBelow } from './protection.js';
import { bytesOf } from './seal.js';
import { linkStatsAt, stampOf, stampWithTarget } from './stats.js';
/** Files past which a walk ends, unless it is said otherwise. */
export const MOST_FILES = 1_000_000;
/** Walks. Folders that cannot be looked into are told as such. */
export async function walkFiles(options) {
    const ahead = [{ way: '', name: '', reach: options.protection, why: undefined, dependencies: undefined }];
    const isOver = () => options.signal?.aborted === true;
    let left = options.most;
    let steps = 0;
    for (let folder = ahead.pop(); folder !== undefined; folder = ahead.pop()) {
        await pause();
        if (isOver())
            return 'stopped';
        const deeper = [];
        const entries = await entriesAt(bytesOf(options.top, folder.way), isOver);
        options.onFolder({ way: folder.way, isListed: entries !== undefined, protected: isGuarded(folder.reach) });
        const bare = barePartsOf((entries ?? []).map((entry) => entry.name));
        for (const entry of entries ?? []) {
            steps += 1;
            if (steps % STEP === 0)
                await pause();
            if (isOver())
                return 'stopped';
            const way = folder.way === '' ? entry.name : `${folder.way}/${entry.name}`;
            const name = readable(entry.name);
            const isGit = isSameName(foldName(name), '.git');
            if (isGit)
                options.onGit(join(options.top, readable(way)));
            if (isGit && (name === '.git' || !entry.isDirectory()))
                continue;
            if (isGit)
                deeper.push({ ...enterFolder(options, folder, way, name, bare), reach: FREE });
            else if (!entry.isDirectory()) {
                if (left <= 0)
                    return 'cut';
                const met = meet(options, folder, way, name, bare);
                if (met === undefined)
                    continue;
                left -= 1;
                const work = options.onFile(met);
                if (work !== undefined)
                    await work;
            }
            else if (!options.skip.has(readable(way)))
                deeper.push(enterFolder(options, folder, way, name, bare));
        }
        for (const next of deeper.toReversed())
            ahead.push(next);
    }
    return isOver() ? 'stopped' : 'whole';
}
/** Of a folder that only another system takes for a git directory: what is in it is looked at as anywhere. */
const FREE = { tree: false, open: [] };
const isGuarded = (reach) => reach.what !== undefined || reach.open.length > 0;
function enterFolder({ whys }, parent, way, name, bare) {
    return {
        way,
        name,
        reach: enter(parent.reach, name),
        why: parent.why ?? (isBareSetting(name, bare) ? BARE : (folderWhy(name, parent.name) ?? whys?.get(readable(way)))),
        dependencies: parent.dependencies ?? (isDependencyFolder(name) ? way : undefined),
    };
}
function meet({ top, skip }, folder, way, name, bare) {
    const path = bytesOf(top, way);
    const stats = linkStatsAt(path);
    if (stats === undefined || stats.isDirectory() || skip.has(readable(way)))
        return undefined;
    const kind = stats.isFile() ? 'file' : stats.isSymbolicLink() ? 'symlink' : 'special';
    const reach = enter(folder.reach, name);
    const what = reach.what ?? (kind === 'symlink' ? heldBelow(reach) : undefined);
    const why = (isBareSetting(name, bare) ? BARE : folder.why) ?? nameWhy(name) ?? (kind === 'symlink' ? linkWhy(name, folder.name) : undefined);
    return {
        way,
        kind,
        stamp: (what ?? why) === undefined ? stampOf(stats) : stampWithTarget(path, stats),
        mode: stats.mode,
        size: stats.size,
        ...(what === undefined ? {} : { protectedAs: what }),
        ...(why === undefined ? {} : { why }),
        ...(folder.dependencies === undefined ? {} : { dependencies: folder.dependencies }),
    };
}
/** A symlink in the place of a folder counts as the folder would. */
export function linkWhy(name, parent) {
    return folderWhy(name, parent) ?? (isDependencyFolder(name) ? 'dependencies that later steps load' : undefined);
}
/** A way as text. */
export const readable = (way) => (/[\x80-\xff]/.test(way) ? Buffer.from(way, 'latin1').toString('utf8') : way);
