// Turns what an argv names in the checkout into the same thing in the snapshot (contract 5.9). A hook runs in the snapshot, so there
// even what no rule here sees means the trusted commit; a declared tool works in the workspace, so its program and every file
// that its declaration names are turned and folders are left, which it is meant to work on.
import { join, posix } from 'node:path';
import { fail, ok } from '../../contract/result.js';
import { statsAt } from './stats.js';
/** Every element that names a path in the tree, whole or after a `=`, and the checkout's own path wherever it stands. */
export function rewriteHookArgv(argv, view) {
    return mapArgv(argv, (element, index) => {
        const turned = renamed(element, view);
        if (turned !== element)
            return turned;
        return inTree(element, view, (way, kind) => (index === 0 ? element.includes('/') : kind === 'file' || element.includes('/')) && way !== '');
    });
}
/**
 * The program, and every file that the tree has; `cwd` is the tool's own, below the workspace. An element that speaks of the guard's
 * folders in any other way is a problem.
 */
export function rewriteToolArgv(argv, view, cwd = '.') {
    const inCwd = { ...view, prefix: posix.join(view.prefix, cwd) };
    const turned = mapArgv(argv, (element, index) => {
        if (index === 0 && !element.includes('/'))
            return element;
        const program = index === 0 ? wayOf(element, view) : undefined;
        if (program !== undefined)
            return join(view.folder, program);
        return inTree(element, inCwd, (way, kind) => kind === 'file' || view.guardFolders.some((folder) => way === folder || way.startsWith(`${folder}/`)));
    });
    const unclear = turned.find((element, index) => element === argv[index] && view.guardFolders.some((folder) => speaksOf(element, folder)));
    return unclear === undefined
        ? ok(turned)
        : fail(`its command has '${unclear}': write the path of a guard file as an argument of its own`);
}
/** Where a path of an argv lies in the tree, with `/`; undefined where it is absolute and elsewhere, or leaves the tree. */
export function wayOf(path, view) {
    const root = view.roots.find((candidate) => path === candidate || path.startsWith(`${candidate}/`));
    if (root === undefined && posix.isAbsolute(path))
        return undefined;
    const way = root === undefined ? posix.join(view.prefix, path) : posix.join('.', path.slice(root.length + 1));
    const clean = way.replace(/^\.(?:\/|$)|\/+$/g, '');
    return clean === '..' || clean.startsWith('../') ? undefined : clean;
}
function inTree(element, view, wanted) {
    const turn = (path) => {
        const way = path === '' ? undefined : wayOf(path, view);
        const kind = way === undefined ? undefined : kindOf(join(view.folder, way));
        return way !== undefined && kind !== undefined && wanted(way, kind) ? join(view.folder, way) : undefined;
    };
    const whole = turn(element);
    if (whole !== undefined)
        return whole;
    const equals = element.indexOf('=');
    const value = equals < 0 ? undefined : turn(element.slice(equals + 1));
    return value === undefined ? element : `${element.slice(0, equals + 1)}${value}`;
}
/** The element with every mention of the checkout's path turned: alone, in a list, in the text of a shell. */
function renamed(element, view) {
    const roots = view.roots.filter((root) => root !== '/').toSorted((a, b) => b.length - a.length);
    return roots.reduce((text, root) => text.replaceAll(mention(root), () => view.folder), element);
}
const speaksOf = (element, folder) => mention(folder).test(element);
const mention = (path) => new RegExp(`(?<![\\w.-])${path.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')}(?![\\w.-])`, 'g');
function kindOf(path) {
    const stats = statsAt(path);
    return stats === undefined ? undefined : stats.isDirectory() ? 'folder' : 'file';
}
function mapArgv([program, ...rest], turn) {
    return [turn(program, 0), ...rest.map((element, index) => turn(element, index + 1))];
}
