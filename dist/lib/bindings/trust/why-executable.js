// Why a file that changed may be executed though its name does not say so.
import { beginsLikeProgram } from './file-facts.js';
import { below, physicalPath } from './inside.js';
import { statsAt } from './stats.js';
export const EXECUTABLE = 'executable';
export const isExecutable = (met) => met.kind === 'file' && (met.mode & 0o111) !== 0;
/** Undefined where nothing says so. `root` is the checkout's top folder. */
export function whyExecutable(met, path, root) {
    if (met.kind === 'special')
        return 'a pipe, socket or device: whoever opens it may wait for good';
    if (met.kind === 'file')
        return isExecutable(met) ? EXECUTABLE : beginsLikeProgram(path) ? 'it begins like a program' : undefined;
    const target = statsAt(path);
    if (target?.isFile() && (target.mode & 0o111) !== 0)
        return 'a symlink to a program';
    const leads = physicalPath(path.toString());
    const way = leads === undefined ? undefined : below(physicalPath(root) ?? root, leads);
    if (way === undefined)
        return leads === undefined ? undefined : 'a symlink out of the checkout';
    // Nobody looks at what is in there.
    return way.split('/').includes('.git') ? 'a symlink into a git directory' : undefined;
}
