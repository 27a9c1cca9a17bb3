// Says in words why a program could not be started; the system's own code tells little of it.
import { accessSync, constants, statSync } from 'node:fs';
import { delimiter, resolve } from 'node:path';
import { codeOf } from '../contract/message.js';
import { firstLineOf } from './first-line.js';
/** A phrase without the program's own words: `the program '/x/guard' does not exist`. */
export function spawnProblem(error, attempt) {
    const code = codeOf(error);
    const program = quote(attempt.argv[0]);
    switch (code) {
        case 'ENOENT':
            return folderProblem(attempt.cwd) ?? missing(attempt);
        case 'ENOTDIR':
            return folderProblem(attempt.cwd) ?? `the program ${program} does not exist: a part of its path is not a folder`;
        case 'EACCES':
        case 'EPERM':
            return folderProblem(attempt.cwd) ?? refused(attempt);
        case 'E2BIG':
            return `the arguments and environment of ${program} are larger than the system takes`;
        case 'ENOEXEC':
            return `${program} is not a program that this system can run`;
        case 'ETXTBSY':
            return `the program ${program} is being written by another process`;
        case 'ELOOP':
            return `the path of the program ${program} is a circle of links`;
        case 'ENAMETOOLONG':
            return `the path of the program ${program} is too long`;
        case 'EMFILE':
        case 'ENFILE':
            return `too many files are open to start ${program}`;
        case 'EAGAIN':
            return `the system allows no more processes, so ${program} was not started`;
        case 'ENOMEM':
            return `there is not enough memory to start ${program}`;
        case 'EINVAL':
            return `the system cannot start ${program}: name a program, not a script that needs a shell`;
        case 'ERR_INVALID_ARG_VALUE':
            return attempt.argv[0] === '' ? 'the name of the program is empty' : `an argument or variable of ${program} holds a NUL character`;
        case undefined:
        default:
            return `${program} could not be started (${code ?? String(error)})`;
    }
}
function missing(attempt) {
    const [name] = attempt.argv;
    const path = locate(attempt);
    if (path === undefined) {
        return isPath(name) ? `the program ${quote(name)} does not exist` : `there is no program ${quote(name)} in PATH`;
    }
    const interpreter = interpreterOf(path);
    if (interpreter === undefined)
        return `the program ${quote(path)} needs a loader that does not exist here`;
    const why = interpreter.endsWith('\r') ? ': its lines end in CRLF, write it with LF' : '';
    return `the interpreter ${quote(interpreter)}, which the first line of ${quote(path)} names, was not found${why}`;
}
function refused(attempt) {
    const path = locate(attempt);
    if (path === undefined)
        return `the program ${quote(attempt.argv[0])} may not be run`;
    if (kindOf(path) === 'folder')
        return `${quote(path)} is a folder, not a program`;
    if (!isExecutable(path))
        return `the program ${quote(path)} is not executable: set its mode with chmod +x`;
    const interpreter = interpreterOf(path);
    if (interpreter !== undefined) {
        return `the interpreter ${quote(interpreter)}, which the first line of ${quote(path)} names, may not be run`;
    }
    return `the program ${quote(path)} may not be run: look for a mount with noexec or a security policy`;
}
function folderProblem(cwd) {
    const kind = kindOf(cwd);
    if (kind === undefined)
        return `the working folder ${quote(cwd)} does not exist`;
    if (kind !== 'folder')
        return `the working folder ${quote(cwd)} is not a folder`;
    return isExecutable(cwd) ? undefined : `the working folder ${quote(cwd)} may not be entered`;
}
/** The file that the name leads to, by the rules of execvp: through PATH where it has no folder part. */
function locate({ argv: [name], cwd, env }) {
    const folders = isPath(name) ? [''] : (env.PATH ?? '/bin:/usr/bin').split(delimiter);
    const candidates = folders.map((folder) => resolve(cwd, folder, name));
    return candidates.find((path) => isExecutable(path) && kindOf(path) === 'file') ?? candidates.find((path) => kindOf(path) !== undefined);
}
/** What of the first line of a script would keep it from being started, found without starting it. */
export function firstLineProblem(path) {
    const line = firstLineOf(path);
    const interpreter = interpreterIn(line);
    if (interpreter === undefined)
        return undefined;
    if (line.endsWith('\r'))
        return `the first line of ${quote(path)} ends in CRLF, so that its interpreter is not found: write its lines with LF`;
    return isPath(interpreter) && kindOf(interpreter) === undefined
        ? `the interpreter ${quote(interpreter)}, which the first line of ${quote(path)} names, was not found: write one that is there`
        : undefined;
}
const interpreterOf = (path) => interpreterIn(firstLineOf(path));
const interpreterIn = (line) => /^#![ \t]*([^ \t]+)/u.exec(line)?.[1];
function kindOf(path) {
    try {
        return statSync(path).isDirectory() ? 'folder' : 'file';
    }
    catch {
        return undefined;
    }
}
function isExecutable(path) {
    try {
        accessSync(path, constants.X_OK);
        return true;
    }
    catch {
        return false;
    }
}
function isPath(name) {
    return name.includes('/') || (process.platform === 'win32' && name.includes('\\'));
}
/** Quoted, with control characters escaped. */
function quote(text) {
    return `'${text.replace(/['\\\p{Cc}]/gu, (character) => {
        if (character === '\r')
            return '\\r';
        if (character === '\n')
            return '\\n';
        return character === "'" || character === '\\' ? `\\${character}` : `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`;
    })}'`;
}
