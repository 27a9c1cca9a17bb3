import { quoteJson, writeJson } from '../../contract/json/text.js';
import { fail, ok } from '../../contract/result.js';
import { DEEPEST } from '../../loop/tools/files-table.js';
import { cannot, commandAlone, oneOperation, shapeIn } from '../basis-shape.js';
import { delegationShape } from '../delegation-shape.js';
import { listText, numberText, objectText, stringText } from '../fields.js';
import { shownPath } from '../shown-path.js';
import { DELEGATION, plainName } from './tools.js';
/** With `workspace`, absolute paths below it are shown relative to it. */
export function basisOf(name, input, workspace) {
    const plain = plainName(name);
    return plain === DELEGATION ? delegationShape(DELEGATION, 'prompt', input) : shapeIn(SHAPES, plain, input, pathsIn(workspace));
}
const spawn = {
    name: 'spawn',
    needs: ['command'],
    to: (fields) => ok(objectText([['command', fields.exact('command')]])),
    from: (rewrite) => {
        const command = commandAlone('run_shell_command', rewrite);
        return command.ok ? ok([['command', quoteJson(command.value)]]) : command;
    },
};
function files(tool, needs, there, back) {
    return {
        name: 'files',
        needs,
        to: (fields, paths) => {
            const members = there(fields, paths);
            return members.ok ? ok(objectText([['operations', listText([objectText(members.value)])]])) : members;
        },
        from: (rewrite, fields, paths) => {
            const operation = oneOperation(tool, rewrite);
            return operation.ok ? back(operation.value, fields, paths) : operation;
        },
    };
}
const SHAPES = {
    run_shell_command: spawn,
    read_file: files('read_file', ['file_path'], (fields, paths) => {
        const from = wholeOf(fields, 'start_line') ?? 1;
        const to = wholeOf(fields, 'end_line');
        if (to !== undefined && to < from)
            return fail('`end_line` of read_file comes before `start_line`');
        const limit = to === undefined ? undefined : writeJson(to - from + 1);
        const offset = fields.node('start_line') === undefined ? undefined : writeJson(from);
        return ok([
            ['op', quoteJson('read')],
            ['path', paths.show(fields, 'file_path')],
            ['offset', offset],
            ['limit', limit],
        ]);
    }, (operation, fields, paths) => {
        if (operation.op !== 'read')
            return cannot('read_file', operation, 'read');
        const { path, offset, limit } = operation;
        const end = limit === undefined ? undefined : writeJson((offset ?? 1) + limit - 1);
        return ok([
            ['file_path', paths.back(path, fields, 'file_path')],
            ['start_line', numberText(offset)],
            ['end_line', end],
        ]);
    }),
    write_file: files('write_file', ['file_path', 'content'], (fields, paths) => ok([
        ['op', quoteJson('set')],
        ['path', paths.show(fields, 'file_path')],
        ['content', fields.exact('content')],
    ]), (operation, fields, paths) => operation.op === 'set'
        ? ok([
            ['file_path', paths.back(operation.path, fields, 'file_path')],
            ['content', quoteJson(operation.content)],
        ])
        : cannot('write_file', operation, 'set')),
    replace: files('replace', ['file_path', 'old_string', 'new_string'], replacement, replacementBack),
    list_directory: files('list_directory', ['dir_path'], (fields, paths) => ok([
        ['op', quoteJson('list')],
        ['path', paths.show(fields, 'dir_path')],
    ]), (operation, fields, paths) => {
        if (operation.op !== 'list')
            return cannot('list_directory', operation, 'list');
        if ((operation.depth ?? 1) !== 1 || operation.limit !== undefined)
            return fail('list_directory has neither `depth` nor `limit`');
        return ok([['dir_path', paths.back(operation.path, fields, 'dir_path')]]);
    }),
    grep_search: files('grep_search', ['pattern'], search, searchBack),
    glob: files('glob', ['pattern'], (fields, paths) => ok([
        ['op', quoteJson('list')],
        ['path', paths.show(fields, 'dir_path')],
        ['depth', writeJson(DEEPEST)],
    ]), (operation, fields, paths) => {
        if (operation.op !== 'list')
            return cannot('glob', operation, 'list');
        if (operation.depth !== DEEPEST || operation.limit !== undefined)
            return fail(`glob goes down all folders; leave \`depth\` at ${DEEPEST}`);
        return ok([['dir_path', paths.back(operation.path, fields, 'dir_path')]]);
    }),
};
/** With an empty text to replace the tool makes a file. */
function replacement(fields, paths) {
    const path = paths.show(fields, 'file_path');
    if (fields.string('old_string') === '')
        return ok([
            ['op', quoteJson('create')],
            ['path', path],
            ['content', fields.exact('new_string')],
        ]);
    const replaceAll = fields.isTrue('allow_multiple') ? writeJson(true) : undefined;
    return ok([
        ['op', quoteJson('replace')],
        ['path', path],
        ['old', fields.exact('old_string')],
        ['new', fields.exact('new_string')],
        ['replaceAll', replaceAll],
    ]);
}
function replacementBack(operation, fields, paths) {
    if (operation.op === 'create')
        return ok([
            ['file_path', paths.back(operation.path, fields, 'file_path')],
            ['old_string', quoteJson('')],
            ['new_string', quoteJson(operation.content)],
        ]);
    if (operation.op !== 'replace')
        return cannot('replace', operation, 'replace or create');
    if (operation.expectedReplacements !== undefined)
        return fail('replace counts nothing; leave out `expectedReplacements`');
    const wasAll = fields.node('allow_multiple');
    const isAll = operation.replaceAll === true;
    const kept = wasAll === undefined && !isAll ? undefined : writeJson(isAll);
    return ok([
        ['file_path', paths.back(operation.path, fields, 'file_path')],
        ['old_string', quoteJson(operation.old)],
        ['new_string', quoteJson(operation.new)],
        ['allow_multiple', kept],
    ]);
}
/** Its pattern is an expression unless it says otherwise. */
function search(fields, paths) {
    const regex = fields.isTrue('fixed_strings') ? undefined : writeJson(true);
    return ok([
        ['op', quoteJson('search')],
        ['path', paths.show(fields, 'dir_path')],
        ['pattern', fields.exact('pattern')],
        ['regex', regex],
        ['glob', fields.exact('include_pattern')],
        ['limit', fields.exact('total_max_matches')],
    ]);
}
function searchBack(operation, fields, paths) {
    if (operation.op !== 'search')
        return cannot('grep_search', operation, 'search');
    const fixed = operation.regex !== true;
    const kept = fields.node('fixed_strings') === undefined && !fixed ? undefined : writeJson(fixed);
    return ok([
        ['pattern', quoteJson(operation.pattern)],
        ['dir_path', paths.back(operation.path, fields, 'dir_path')],
        ['fixed_strings', kept],
        ['include_pattern', stringText(operation.glob)],
        ['total_max_matches', numberText(operation.limit)],
    ]);
}
/** A folder that is not named is the whole workspace, and stays unnamed. */
function pathsIn(workspace) {
    const shown = (fields, name) => {
        const path = fields.string(name) ?? '';
        if (path === '')
            return '.';
        return shownPath(path, workspace);
    };
    return {
        show: (fields, name) => quoteJson(shown(fields, name)),
        back: (path, fields, name) => (path === shown(fields, name) ? fields.exact(name) : quoteJson(path)),
    };
}
function wholeOf(fields, name) {
    const whole = fields.number(name);
    return Number.isSafeInteger(whole) ? whole : undefined;
}
