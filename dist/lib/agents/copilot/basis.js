// How hooks written for `spawn` and `files` see the tools of Copilot CLI (contract 3.4). What a rewrite does not name keeps the value that
// the model gave. Pure.
import { entryOf } from '../../contract/entry-of.js';
import { quoteJson, writeJson } from '../../contract/json/text.js';
import { fail, ok } from '../../contract/result.js';
import { readFilesInput } from '../../loop/tools/files-input.js';
import { commandAlone } from '../basis-shape.js';
import { delegationShape } from '../delegation-shape.js';
import { fieldsOf, listText, objectText } from '../fields.js';
import { shownOperation } from '../shown-path.js';
import { FILE_TOOLS } from './file-tools.js';
import { DELEGATION, SHELLS } from './tools.js';
export function basisOf(name, input, workspace) {
    if (SHELLS.includes(name))
        return { name: 'spawn', toBasis: shellToBasis, toNative: (rewrite) => shellToNative(name, rewrite, input) };
    if (name === DELEGATION)
        return delegationShape(DELEGATION, 'prompt', input);
    const tool = entryOf(FILE_TOOLS, name);
    if (tool === undefined)
        return undefined;
    return {
        name: 'files',
        toBasis: (from) => {
            const fields = fieldsOf(from);
            if (!fields.ok)
                return fields;
            const operations = tool.toBasis(fields.value);
            if (!operations.ok)
                return operations;
            const shown = operations.value.map((operation) => writeJson(shownOperation(operation, workspace)));
            return ok({ kind: 'json', text: objectText([['operations', listText(shown)]]) });
        },
        toNative: (rewrite) => {
            const operations = readFilesInput(rewrite);
            if (!operations.ok)
                return operations;
            const fields = fieldsOf(input);
            return fields.ok ? tool.toNative(operations.value, fields.value) : fields;
        },
    };
}
function shellToBasis(from) {
    const fields = fieldsOf(from);
    if (!fields.ok)
        return fields;
    if (fields.value.string('command') === undefined)
        return fail('`command` is not a string');
    return ok({ kind: 'json', text: objectText([['command', fields.value.exact('command')]]) });
}
function shellToNative(name, rewrite, input) {
    const command = commandAlone(name, rewrite);
    if (!command.ok)
        return command;
    const fields = fieldsOf(input);
    return fields.ok ? ok(fields.value.with([['command', quoteJson(command.value)]])) : fields;
}
