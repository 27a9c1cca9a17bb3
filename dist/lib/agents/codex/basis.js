// How hooks written for `spawn` and `files` see the tools of Codex (contract 3.4). A hook of Codex is given no more of a command than
// its text; what else the model asked for (folder, time-out, shell) the agent keeps by itself. Pure.
import { entryOf } from '../../contract/entry-of.js';
import { fail, ok } from '../../contract/result.js';
import { rewrittenCommand } from '../basis-shape.js';
import { delegationShape } from '../delegation-shape.js';
import { shownPath } from '../shown-path.js';
import { only, stringOf, withString } from './fields.js';
import { operationsOf, patchOf } from './patch-operations.js';
import { BASIS_NAMES, SPAWNING } from './tools.js';
export function basisOf({ name, input }, workspace) {
    if (SPAWNING.has(name))
        return delegationShape(name, 'message', input);
    const basis = entryOf(BASIS_NAMES, name);
    switch (basis) {
        case 'spawn':
            return {
                name: basis,
                toBasis: (from) => withCommand(from, (command) => json(only('command', command))),
                toNative: (rewrite) => nativeCommand(rewrite, input),
            };
        case 'files': {
            const shown = (path) => shownPath(path, workspace);
            return {
                name: basis,
                toBasis: (from) => withCommand(from, (patch) => {
                    const operations = operationsOf(patch, shown);
                    return operations.ok ? json(operations.value) : operations;
                }),
                toNative: (rewrite) => withCommand(input, (patch) => {
                    const text = patchOf(rewrite, patch, shown);
                    return text.ok ? ok(changed(input, text.value)) : text;
                }),
            };
        }
        case undefined:
            return undefined;
    }
}
function nativeCommand(rewrite, native) {
    const read = rewrittenCommand('Bash', rewrite);
    if (!read.ok)
        return read;
    if (read.value.timeoutMs !== undefined)
        return fail('a hook of Codex cannot set a time-out; leave `timeout_ms` out');
    return ok(changed(native, read.value.command));
}
function withCommand(input, use) {
    const command = stringOf(input, 'command');
    return command === undefined ? fail('`command` of the call is not a string') : use(command);
}
const changed = (native, command) => native.kind === 'json' ? withString(native.text, 'command', command) : only('command', command);
const json = (text) => ok({ kind: 'json', text });
