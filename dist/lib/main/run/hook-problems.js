// What keeps a hook, a declared tool or an MCP server from being started, found without starting anything.
import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { isExecutable } from '../../bindings/trust/program-path.js';
import { nameOf } from '../../contract/words.js';
import { firstLineProblem } from '../../subprocess/spawn-problem.js';
/** Hooks that cannot be started, and would deny every call that they are asked about: sentences. */
export function hookProblems(trust) {
    return trust.hooks.flatMap((hook) => {
        const why = whyNotStarted(trust.commands.hook(hook), hook.command);
        return why === undefined ? [] : [`${hook.source}: ${nameOf({ kind: 'hook', name: hook.name })} will not be able to answer: ${why}`];
    });
}
/** Why a command could not be started, without its name. */
export function whyNotStarted(command, declared) {
    if (command.refusal !== undefined)
        return command.refusal;
    const folder = statSync(command.cwd, { throwIfNoEntry: false });
    if (folder?.isDirectory() !== true)
        return `its folder ${command.cwd} is not there`;
    const program = command.program?.program.path ?? command.argv[0];
    const file = statSync(program, { throwIfNoEntry: false });
    if (file === undefined || (command.program === undefined && !program.includes('/')))
        return `there is no program ${JSON.stringify(declared[0])}${program.includes('/') ? ': write the path of one that is there' : ' on PATH: install it before, or write its path'}`;
    if (!isExecutable(program))
        return `${program} is not executable: make it so with chmod +x, and commit that`;
    const unreadable = firstLineProblem(program);
    if (unreadable !== undefined)
        return unreadable;
    const missing = command.argv.slice(1).find((element, index) => isScriptName(declared[index + 1] ?? '') && !isThere(command.cwd, element));
    return missing === undefined ? undefined : `there is no file ${missing}`;
}
/** Whether an argument can hardly be anything but a file of the guard's. */
const isScriptName = (element) => /^\.?[\w@./-]*\/[\w@.-]+\.(?:sh|py|js|mjs|cjs|ts|mts|rb|pl|php)$/.test(element);
const isThere = (cwd, path) => statSync(resolve(cwd, path), { throwIfNoEntry: false }) !== undefined;
