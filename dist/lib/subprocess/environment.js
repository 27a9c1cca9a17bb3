// The environment of every child: an allow-list (contract 7.1), and on top of it, for tools and commands alone, the names that
// `pass-env` gives. The mark BASIS_GUARD_CALL is added by whoever makes the call.
import { entryOf } from '../contract/entry-of.js';
import { fail, ok } from '../contract/result.js';
/** So that the runner's own search for orphans still sees what a child leaves. */
const RUNNER_NAME = 'RUNNER_TRACKING_ID';
const POSIX_NAMES = ['PATH', 'HOME', 'TMPDIR', 'TMP', 'TEMP', 'LANG', 'LC_ALL', RUNNER_NAME];
const WINDOWS_NAMES = ['PATH', 'PATHEXT', 'SystemRoot', 'COMSPEC', 'TEMP', 'TMP', RUNNER_NAME];
/** Files through which a step of a workflow changes the steps after it. */
const FILE_COMMANDS = ['GITHUB_ENV', 'GITHUB_PATH', 'GITHUB_OUTPUT', 'GITHUB_STATE', 'GITHUB_STEP_SUMMARY'];
/** What every child sees: the variables of contract 7.1 that `env` has, and nothing else. */
export function baseline(env, platform) {
    return pick(env, platform === 'win32' ? WINDOWS_NAMES : POSIX_NAMES, platform);
}
/**
 * The baseline and the variables of `env` that `names` gives; a name that is not set is left out. The error is one sentence: a
 * name that no child may ever see, or that is no name.
 */
export function withPassed(env, names, platform = process.platform) {
    for (const name of names) {
        const why = refusedName(name);
        if (why !== undefined)
            return fail(why);
    }
    return ok({ ...baseline(env, platform), ...pick(env, names, platform) });
}
/** Why `pass-env` may not give this name, as one sentence; undefined where it may. */
export function refusedName(name) {
    const shown = JSON.stringify(name);
    if (name === '' || /[=\0\s]/u.test(name)) {
        return `pass-env names a variable ${shown}, which cannot be one: write names such as CI or JAVA_HOME, separated by commas or new lines`;
    }
    // Letter case is no way around the list: on Windows it means nothing, elsewhere nobody needs such a name.
    const upper = name.toUpperCase();
    if (upper.startsWith('BASIS_GUARD_'))
        return `pass-env names ${shown}: BASIS_GUARD_* belongs to the guard, remove it`;
    if (upper.startsWith('ACTIONS_'))
        return `pass-env names ${shown}: ACTIONS_* holds the job's own tokens and addresses, remove it`;
    if (upper.startsWith('INPUT_'))
        return `pass-env names ${shown}: INPUT_* holds this action's inputs, keys among them; pass the value under a name of its own`;
    if (FILE_COMMANDS.includes(upper))
        return `pass-env names ${shown}: who can write that file changes the steps that follow, remove it`;
    return undefined;
}
function pick(env, names, platform) {
    const found = {};
    for (const name of names) {
        const value = platform === 'win32' ? anyCase(env, name) : entryOf(env, name);
        if (value !== undefined)
            found[name] = value;
    }
    return found;
}
function anyCase(env, name) {
    const wanted = name.toUpperCase();
    const key = Object.keys(env).find((candidate) => candidate.toUpperCase() === wanted);
    return key === undefined ? undefined : env[key];
}
