import { quoteJson, writeJson } from '../../contract/json/text.js';
import { fail, ok } from '../../contract/result.js';
import { readFilesInput } from '../../loop/tools/files-input.js';
import { DEEPEST } from '../../loop/tools/files-table.js';
import { MAX_TIMEOUT_MS } from '../../loop/tools/spawn-input.js';
import { cannot, oneOperation, rewrittenCommand, shapeIn } from '../basis-shape.js';
import { delegationShape } from '../delegation-shape.js';
import { listText, numberText, objectText, stringText } from '../fields.js';
import { shownOperation, shownPath } from '../shown-path.js';
import { operationsOf, patchOf } from './patch.js';
import { DELEGATION, plainName } from './tools.js';
/** With `workspace`, absolute paths below it are shown relative to it. */
export function basisOf(name, input, workspace) {
    const plain = plainName(name);
    return plain === DELEGATION ? delegationShape(DELEGATION, 'prompt', input) : shapeIn(SHAPES, plain, input, workspace);
}
const spawn = {
    name: 'spawn',
    needs: ['command'],
    to: (fields) => {
        const timeout = countIn(fields, 'timeout');
        const told = timeout !== undefined && timeout <= MAX_TIMEOUT_MS ? fields.exact('timeout') : undefined;
        return ok(objectText([
            ['command', fields.exact('command')],
            ['timeout_ms', told],
        ]));
    },
    from: (rewrite) => {
        const read = rewrittenCommand('bash', rewrite);
        if (!read.ok)
            return read;
        const { command, timeoutMs } = read.value;
        return ok([['command', quoteJson(command)], ...(timeoutMs === undefined ? [] : [['timeout', writeJson(timeoutMs)]])]);
    },
};
/** What the call names, and how it is shown. */
function paths(fields, workspace) {
    const path = fields.string('filePath') ?? fields.string('path') ?? '';
    return [path, shownPath(path, workspace)];
}
/** A tool that is one operation. */
function file(tool, needs, there, back) {
    return {
        name: 'files',
        needs,
        to: (fields, workspace) => {
            const [path, shown] = paths(fields, workspace);
            const members = there(fields).map(([key, value]) => [key, key === 'path' && path !== shown ? quoteJson(shown) : value]);
            return ok(operations([objectText(members)]));
        },
        from: (rewrite, fields, workspace) => {
            const read = oneOperation(tool, rewrite);
            if (!read.ok)
                return read;
            const operation = read.value;
            const [path, shown] = paths(fields, workspace);
            const isSame = operation.op !== 'move' && path !== '' && operation.path === shown;
            return back(isSame ? { ...operation, path } : operation, fields);
        },
    };
}
const operations = (items) => objectText([['operations', listText(items)]]);
const op = (name) => ['op', quoteJson(name)];
/** The whole workspace needs no naming. */
const folder = (fields) => (fields.string('path') ? fields.exact('path') : undefined) ?? quoteJson('.');
const folderBack = (path, fields) => (path === '.' && !fields.string('path') ? [] : [['path', quoteJson(path)]]);
const SHAPES = {
    bash: spawn,
    read: file('read', ['filePath'], (fields) => [
        op('read'),
        ['path', fields.exact('filePath')],
        ['offset', numberText(countIn(fields, 'offset'))],
        ['limit', numberText(countIn(fields, 'limit'))],
    ], (operation) => {
        if (operation.op !== 'read')
            return cannot('read', operation, 'read');
        const { path, offset, limit } = operation;
        return ok([
            ['filePath', quoteJson(path)],
            ['offset', numberText(offset)],
            ['limit', numberText(limit)],
        ]);
    }),
    write: file('write', ['filePath', 'content'], (fields) => [op('set'), ['path', fields.exact('filePath')], ['content', fields.exact('content')]], (operation) => {
        if (operation.op !== 'set')
            return cannot('write', operation, 'set');
        return ok([
            ['filePath', quoteJson(operation.path)],
            ['content', quoteJson(operation.content)],
        ]);
    }),
    edit: file('edit', ['filePath', 'oldString', 'newString'], edited, editedBack),
    glob: file('glob', ['pattern'], (fields) => [op('list'), ['path', folder(fields)], ['depth', writeJson(DEEPEST)]], (operation, fields) => {
        if (operation.op !== 'list')
            return cannot('glob', operation, 'list');
        if (operation.depth !== DEEPEST || operation.limit !== undefined)
            return fail(`glob goes down all folders and has no limit; leave \`depth\` at ${DEEPEST} and \`limit\` out`);
        return ok(folderBack(operation.path, fields));
    }),
    grep: file('grep', ['pattern'], (fields) => [
        op('search'),
        ['path', folder(fields)],
        ['pattern', fields.exact('pattern')],
        ['regex', writeJson(true)],
        ['glob', stringText(fields.string('include'))],
    ], (operation, fields) => {
        if (operation.op !== 'search')
            return cannot('grep', operation, 'search');
        if (operation.regex !== true || operation.limit !== undefined)
            return fail('grep takes an expression and has no limit; leave `regex` true and `limit` out');
        return ok([
            ['pattern', quoteJson(operation.pattern)],
            ...folderBack(operation.path, fields),
            ['include', stringText(operation.glob)],
        ]);
    }),
    apply_patch: {
        name: 'files',
        needs: ['patchText'],
        to: (fields, workspace) => {
            const read = operationsOf(fields.string('patchText') ?? '');
            return read.ok ? ok(operations(read.value.map((operation) => writeJson(shownOperation(operation, workspace))))) : read;
        },
        from: (rewrite) => {
            const read = readFilesInput(rewrite);
            const patch = read.ok ? patchOf(read.value) : read;
            return patch.ok ? ok([['patchText', quoteJson(patch.value)]]) : patch;
        },
    },
};
/** With no text to replace the tool makes a file. */
function edited(fields) {
    const path = ['path', fields.exact('filePath')];
    if (fields.string('oldString') === '')
        return [op('create'), path, ['content', fields.exact('newString')]];
    const isAll = fields.isTrue('replaceAll');
    return [
        op('replace'),
        path,
        ['old', fields.exact('oldString')],
        ['new', fields.exact('newString')],
        ['replaceAll', isAll ? writeJson(true) : undefined],
    ];
}
function editedBack(operation, fields) {
    if (operation.op === 'create')
        return ok([
            ['filePath', quoteJson(operation.path)],
            ['oldString', quoteJson('')],
            ['newString', quoteJson(operation.content)],
        ]);
    if (operation.op !== 'replace')
        return cannot('edit', operation, 'replace or create');
    if (operation.expectedReplacements !== undefined)
        return fail('edit counts nothing; leave out `expectedReplacements`');
    const isAll = operation.replaceAll === true;
    return ok([
        ['filePath', quoteJson(operation.path)],
        ['oldString', quoteJson(operation.old)],
        ['newString', quoteJson(operation.new)],
        ['replaceAll', isAll || fields.node('replaceAll') !== undefined ? writeJson(isAll) : undefined],
    ]);
}
/** A whole number from 1. */
function countIn(fields, name) {
    const count = fields.number(name);
    return count !== undefined && Number.isSafeInteger(count) && count >= 1 ? count : undefined;
}
