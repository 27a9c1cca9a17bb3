// What is at a path, as a value: undefined where nothing is, or where it may not be looked at.
import { lstatSync, readlinkSync, statSync } from 'node:fs';
/** Of what a path leads to. */
export const statsAt = (path) => quiet(() => statSync(path, { throwIfNoEntry: false }));
/** Of what lies there, a symlink for itself. */
export const linkStatsAt = (path) => quiet(() => lstatSync(path, { throwIfNoEntry: false }));
/** Where a symlink points, as written; undefined where there is no symlink. */
export const linkTargetAt = (path) => linkStatsAt(path)?.isSymbolicLink() ? quiet(() => readlinkSync(path)) : undefined;
export const isFolderAt = (path) => statsAt(path)?.isDirectory() ?? false;
export const isFileAt = (path) => statsAt(path)?.isFile() ?? false;
/** What identifies a file's content without reading it. A change time cannot be set back without changing the machine's clock. */
export const stampOf = (stats) => `${stats.ino} ${stats.mode} ${stats.size} ${stats.mtimeMs} ${stats.ctimeMs}`;
/** The same of a symlink together with the file that it leads to. */
export function stampWithTarget(path, stats) {
    const target = stats.isSymbolicLink() ? statsAt(path) : undefined;
    return target?.isFile() === true ? `${stampOf(stats)} ${stampOf(target)}` : stampOf(stats);
}
/** What `read` gives, or undefined where it throws. */
export function quiet(read) {
    try {
        return read();
    }
    catch {
        return undefined;
    }
}
