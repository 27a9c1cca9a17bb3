/**
 * What a path may look like before anything on disk is asked: pure, and the same answer for the tool that acts and the guard
 * that judges. Where the folders of a path really lead is the business of `walk.ts`.
 */
import { fail, ok } from '../../contract/result.js';
/**
 * Reads a path as the names below the workspace. `..` is folded as text: links are never followed on the way, so the text is
 * the truth. The error completes a sentence that starts with the quoted path.
 */
export function namesBelow(root, path, style) {
    const problem = unusable(path);
    if (problem !== undefined)
        return fail(problem);
    const relative = relativeTo(root, path, style);
    if (!relative.ok)
        return relative;
    const names = fold([], relative.value);
    if (!names.ok)
        return names;
    if (style === 'win32') {
        for (const name of names.value) {
            const refused = windowsName(name);
            if (refused !== undefined)
                return fail(refused);
        }
    }
    return names;
}
/** Goes from one folder of the workspace along `steps`; fails where that leads above the workspace. */
export function fold(from, steps) {
    const names = [...from];
    for (const step of steps) {
        if (step === '' || step === '.')
            continue;
        if (step !== '..') {
            names.push(step);
            continue;
        }
        if (names.pop() === undefined)
            return fail(OUTSIDE);
    }
    return ok(names);
}
/** The path of an entry as it is shown: relative, with `/`; quoted, with escapes, where it holds what a line should not. */
export function shownPath(names) {
    const path = names.length === 0 ? '.' : names.join('/');
    if (!UNFIT.test(path))
        return path;
    const escape = (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
    return JSON.stringify(path).replace(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, escape);
}
/** Control, format (bidirectional marks among them) and separator characters, and the quote itself. */
const UNFIT = /[\p{Cc}\p{Cf}\u2028\u2029"]/u;
export const splitPath = (path, style) => path.split(style === 'win32' ? /[\\/]/u : '/');
const OUTSIDE = 'leads out of the workspace; name a path inside it';
function unusable(path) {
    if (path === '')
        return 'is empty; write `.` for the workspace itself';
    if (path.includes('\0'))
        return 'holds a NUL character, which no file name can';
    if (!path.isWellFormed())
        return 'holds half of a surrogate pair, which no file name can';
    return undefined;
}
function relativeTo(root, path, style) {
    const steps = splitPath(path, style);
    if (style === 'posix' ? !path.startsWith('/') : !/^([a-z]:)?[\\/]/iu.test(path))
        return ok(steps);
    if (style === 'win32' && !/^[a-z]:[\\/](?![\\/])/iu.test(path)) {
        return fail('is a network or device path; write it relative to the workspace');
    }
    for (const base of [root.given, root.real]) {
        const below = splitPath(base.replace(style === 'win32' ? /[\\/]+$/u : /\/+$/u, ''), style);
        const same = (a, b) => (style === 'win32' ? a.toLowerCase() === b?.toLowerCase() : a === b);
        if (below.every((name, index) => same(name, steps[index])))
            return ok(steps.slice(below.length));
    }
    return fail(OUTSIDE);
}
const RESERVED = /^(con|prn|aux|nul|conin\$|conout\$|com[0-9¹²³]|lpt[0-9¹²³])( *\..*)?$/iu;
/** Names that Windows reads as something else than the entry of that name. */
function windowsName(name) {
    if (name.includes(':'))
        return 'holds a colon, which Windows reads as a drive or a stream; write it relative to the workspace';
    if (/[<>"|?*]/u.test(name))
        return 'holds a character that Windows does not allow in a name';
    if (/[. ]$/u.test(name))
        return 'has a name that ends with a dot or a space, which Windows drops';
    if (RESERVED.test(name))
        return 'names a device of Windows';
    if (/~[0-9]/u.test(name))
        return 'looks like a short name of Windows; write the long name';
    return undefined;
}
