// How hooks written for `spawn` and `files` see the tools of Copilot CLI (contract 3.4). What a rewrite does not name keeps the value that
// the model gave. Pure.
import { entryOf } from '../../contract/entry-of.js';
import { quoteJson, writeJson } from '../../contract/json/text.js';
import { ok } from '../../contract/result.js';
import { readFilesInput } from '../../loop/tools/files-input.js';
import { commandAlone, fieldsShape } from '../basis-shape.js';
import { delegationShape } from '../delegation-shape.js';
import { listText, objectText } from '../fields.js';
import { shownOperation } from '../shown-path.js';
import { FILE_TOOLS, textOf } from './file-tools.js';
import { DELEGATION, SHELLS } from './tools.js';
export function basisOf(name, input, workspace) {
    if (SHELLS.includes(name))
        return commandShape(name, input);
    if (name === DELEGATION)
        return delegationShape(DELEGATION, 'prompt', input);
    const tool = entryOf(FILE_TOOLS, name);
    if (tool === undefined)
        return undefined;
    return fieldsShape('files', input, {
        tool: name,
        needs: [],
        to: (fields) => {
            const operations = tool.toBasis(fields);
            if (!operations.ok)
                return operations;
            const shown = operations.value.map((operation) => writeJson(shownOperation(operation, workspace)));
            return ok(objectText([['operations', listText(shown)]]));
        },
        from: (rewrite, fields) => {
            const operations = readFilesInput(rewrite);
            return operations.ok ? tool.toNative(operations.value, fields) : operations;
        },
    });
}
function commandShape(name, input) {
    return fieldsShape('spawn', input, {
        tool: name,
        needs: [],
        to: (fields) => {
            const command = textOf(fields, 'command');
            return command.ok ? ok(objectText([['command', fields.exact('command')]])) : command;
        },
        from: (rewrite) => {
            const command = commandAlone(name, rewrite);
            return command.ok ? ok([['command', quoteJson(command.value)]]) : command;
        },
    });
}
