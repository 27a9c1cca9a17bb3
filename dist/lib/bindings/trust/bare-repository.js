// Folders that git takes for a repository though they are not called `.git`: `HEAD` beside `objects` and `refs`, or beside `commondir`.
// Any git command in such a folder obeys its configuration and its hooks.
import { join } from 'node:path';
import { foldName, isSameName } from './protected-names.js';
import { isFileAt, linkStatsAt } from './stats.js';
export const BARE = 'the configuration of a bare repository';
const SETTINGS = ['HEAD', 'config', 'config.worktree', 'commondir', 'hooks'].map(foldName);
const isCalled = (name, one) => isSameName(foldName(name), foldName(one));
/** Whether an entry of that name decides what git does, in a folder with these names. */
export function isBareSetting(name, beside) {
    return isLikeBare(beside) && SETTINGS.some((one) => isSameName(foldName(name), one));
}
const isLikeBare = ({ objects, refs, head, common }) => (objects && refs) || (head && common);
/** Whether git takes a folder for a repository by what lies in it. To git it is enough that `objects` and `refs` may be entered or executed. */
export function isBareAt(folder) {
    const is = (name) => linkStatsAt(join(folder, name)) !== undefined;
    return is('HEAD') && (is('commondir') || (is('objects') && is('refs')));
}
/** Of a folder's entries, of which there may be very many. */
export function barePartsOf(names) {
    const here = new Set(names.filter((name) => LENGTHS.has(name.length)).map((name) => name.toLowerCase()));
    return { objects: here.has('objects'), refs: here.has('refs'), head: here.has('head'), common: here.has('commondir') };
}
const LENGTHS = new Set(['objects', 'refs', 'head', 'commondir'].map((name) => name.length));
/** Whether an edit of a path below the root would change what makes a bare repository, or make one. `names` is the way of the path. */
export function touchesBare(root, names) {
    return names.some((name, index) => touches(join(root, ...names.slice(0, index)), name));
}
function touches(folder, name) {
    const is = (one) => isCalled(name, one);
    const there = (one) => () => linkStatsAt(join(folder, one)) !== undefined;
    const [head, objects, refs] = [there('HEAD'), there('objects'), there('refs')];
    const config = () => isFileAt(join(folder, 'config'));
    const two = (...parts) => parts.filter((part) => part()).length >= 2;
    if (is('HEAD'))
        return two(config, objects, refs) || isFileAt(join(folder, 'commondir'));
    if (is('config'))
        return two(head, objects, refs);
    if (is('hooks') || is('config.worktree'))
        return objects() && refs();
    if (is('commondir'))
        return head();
    // What is in these is data: it counts that they are there.
    if (is('objects'))
        return !objects() && head() && refs();
    return is('refs') && !refs() && head() && objects();
}
