// The files by which a step talks to the runner (GITHUB_ENV and its kin), and the action's own programs, which the runner starts again for
// the post step with all inputs. No child is told where they are, but a command of the same user can find them, and what it writes there
// runs in later steps. So the guard remembers them at its start; what anybody else has changed by the end is put back and told.
import { lstatSync, mkdirSync, readFileSync, realpathSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
const VARIABLES = ['GITHUB_ENV', 'GITHUB_PATH', 'GITHUB_OUTPUT', 'GITHUB_STATE', 'GITHUB_STEP_SUMMARY'];
/**
 * Remembers the files that the environment names, and the action's own programs; one that does not exist yet is expected not to. The
 * guard itself writes to them before this and after `restore`, never between.
 */
export function watchFileCommands(env, programs = []) {
    const commands = VARIABLES.flatMap((variable) => {
        const path = env[variable];
        return path ? [{ name: `the runner's file ${variable}`, path }] : [];
    });
    const own = programs.map((path) => ({ name: `the action's own program ${path}`, path }));
    const files = [...commands, ...own].map(({ name, path }) => ({ name, ...remembered(path) }));
    return { restore: () => files.filter(isForeign).map(putBack) };
}
function remembered(path) {
    try {
        const real = realpathSync(path);
        return { path: real, expected: { bytes: readFileSync(real), mode: statSync(real).mode & 0o777 } };
    }
    catch {
        return { path, expected: undefined };
    }
}
/** Never opens what is no regular file: a named pipe would hold the step until somebody writes to it. */
function isForeign({ path, expected }) {
    try {
        const stats = lstatSync(path, { throwIfNoEntry: false });
        if (stats === undefined)
            return expected !== undefined;
        if (expected === undefined)
            return !stats.isFile() || stats.size > 0;
        return !stats.isFile() || stats.size !== expected.bytes.length || !readFileSync(path).equals(expected.bytes);
    }
    catch {
        return true;
    }
}
function putBack({ name, path, expected }) {
    try {
        rmSync(path, { recursive: true, force: true });
        if (expected === undefined)
            return name;
        mkdirSync(dirname(path), { recursive: true });
        writeFileSync(path, expected.bytes, { flag: 'wx', mode: expected.mode });
        return name;
    }
    catch {
        return `${name} (and it could not be put back)`;
    }
}
