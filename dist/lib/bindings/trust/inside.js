// Where paths lie, by their text and on the disk.
import { dirname, isAbsolute, join, normalize, parse, relative, resolve, sep } from 'node:path';
import { linkTargetAt } from './stats.js';
/** Whether a path is the folder itself or lies in it, by the paths' text alone. */
export function isInside(folder, path) {
    return below(folder, path) !== undefined;
}
/** The text of a path below a folder, with `/`, empty for the folder itself; undefined where it does not lie in there. */
export function below(folder, path) {
    const way = relative(resolve(folder), resolve(path));
    return way === '..' || way.startsWith(`..${sep}`) || isAbsolute(way) ? undefined : way.split(sep).join('/');
}
/**
 * Where an absolute path leads on the disk: every symlink on the way followed, `..` taken after the link before it. What does not
 * exist is taken as written. With `last` false a symlink at the end stands for itself. Undefined for a loop.
 */
export function physicalPath(path, last = true) {
    return follow(path, last)?.at;
}
/**
 * The way of an absolute path below a folder, with `/`, from where it first enters the folder, whichever way it gets there: symlinks inside
 * are not followed, for whoever writes in there decides where they lead. Undefined where it stays outside; a loop counts as the
 * folder itself.
 */
export function wayInside(folder, path) {
    const real = physicalPath(resolve(folder)) ?? resolve(folder);
    const reached = follow(resolve(path), true, (at) => at === real);
    if (reached === undefined)
        return '';
    if (reached.rest.length === 0)
        return below(real, reached.at);
    const way = normalize(reached.rest.join(sep));
    return way === '..' || way.startsWith(`..${sep}`) ? below(real, physicalPath(path) ?? real) : way.split(sep).join('/').replace(/\/$/, '');
}
const MOST_LINKS = 40;
function follow(path, last, until = () => false) {
    let { root: at } = parse(path);
    let ahead = namesOf(path.slice(at.length));
    for (let links = 0; links <= MOST_LINKS;) {
        const [name, ...rest] = ahead;
        if (name === undefined || until(at))
            return { at, rest: ahead };
        const next = name === '..' ? dirname(at) : join(at, name);
        const target = name !== '..' && (last || rest.length > 0) ? linkTargetAt(next) : undefined;
        if (target === undefined) {
            at = next;
            ahead = rest;
            continue;
        }
        links += 1;
        const { root } = parse(target);
        if (root !== '')
            at = root;
        ahead = [...namesOf(target.slice(root.length)), ...rest];
    }
    return undefined;
}
const namesOf = (path) => path.split(sep).filter((name) => name !== '' && name !== '.');
