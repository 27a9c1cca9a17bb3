// Which file a command runs, found once at the start, with a stamp by which a later change is seen (contract 5.6).
import { accessSync, constants } from 'node:fs';
import { basename, delimiter, isAbsolute, join, resolve } from 'node:path';
import { fail, ok } from '../../contract/result.js';
import { fileDigest } from '../digest.js';
import { isInside } from './inside.js';
import { quiet, stampOf, statsAt } from './stats.js';
/** Programs that run the first file that they are given. */
const INTERPRETER = /^(?:env|sh|bash|dash|ash|zsh|ksh|fish|pwsh|powershell|python[\d.]*|pypy[\d.]*|node|nodejs|deno|bun|tsx|ts-node|ruby|perl|php|lua[\d.]*|Rscript|java|dotnet)(?:\.exe)?$/;
/** Finds the program of an argv. Nothing is started. */
export function findProgram(argv, search) {
    const [name, ...rest] = argv;
    const found = name.includes('/') ? resolve(search.root, name) : onPath(name, search.path);
    if (found === undefined)
        return fail(`there is no program '${name}' on PATH`);
    const program = fileAt(found);
    if (program === undefined)
        return fail(`there is no program at '${found}'`);
    const named = filesNamed(rest, search.cwd);
    const script = INTERPRETER.test(basename(name)) ? named[0] : undefined;
    const files = named.filter((file) => file === script || (search.own !== undefined && isInside(search.own, file.path)));
    return ok({ argv: [found, ...rest], program, files });
}
/** The regular files that arguments name, whole or after a `=`. */
export function filesNamed(args, cwd) {
    return args.flatMap((element) => {
        const file = element === '' ? undefined : fileAt(resolve(cwd, element.slice(element.indexOf('=') + 1)));
        return file ?? [];
    });
}
/** A regular file, through symlinks, as it is now; undefined where there is none. */
export function fileAt(path) {
    const stamp = fileStamp(path);
    return stamp === undefined ? undefined : { path, stamp };
}
/** The first executable file of that name on a PATH; entries that are not absolute are passed over. */
export function onPath(name, path) {
    return path
        .split(delimiter)
        .filter((entry) => isAbsolute(entry))
        .map((entry) => join(entry, name))
        .find((candidate) => fileStamp(candidate) !== undefined && isExecutable(candidate));
}
/** What became of a command's files since it was found: a sentence for the first that changed. Cheap: it reads no content. */
export function changeOf(program) {
    const changed = [program.program, ...program.files].find(({ path, stamp }) => fileStamp(path) !== stamp);
    return changed === undefined ? undefined : `its file '${changed.path}' changed since the session began`;
}
/** A file's path and digest, as the ledger records it; undefined where it cannot be read. */
export function digested({ path }) {
    const digest = quiet(() => fileDigest(path));
    return digest === undefined ? undefined : { path, digest };
}
/** Of a regular file, through symlinks; undefined where there is none. */
function fileStamp(path) {
    const stats = statsAt(path);
    return stats?.isFile() ? stampOf(stats) : undefined;
}
export const isExecutable = (path) => quiet(() => accessSync(path, constants.X_OK) ?? true) ?? false;
