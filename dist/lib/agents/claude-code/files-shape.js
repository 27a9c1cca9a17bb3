// A call to one of this agent's file tools as one operation of `files`, and back. A call has exactly one operation, of the kind that the
// tool can do; what the operation has no place for stays as the agent told it.
import { entryOf } from '../../contract/entry-of.js';
import { quoteJson, writeJson } from '../../contract/json/text.js';
import { fail, ok } from '../../contract/result.js';
import { readFilesInput } from '../../loop/tools/files-input.js';
import { DEEPEST } from '../../loop/tools/files-table.js';
import { fieldsShape } from '../basis-shape.js';
import { numberText, stringText } from '../fields.js';
import { shownPath } from '../shown-path.js';
import { nativePath } from './paths.js';
export function filesShape(tool, own, workspace) {
    const table = entryOf(TOOLS, tool);
    if (table === undefined)
        return undefined;
    const operationOf = (fields) => table.to(fields, (path) => shownPath(path, workspace));
    return fieldsShape('files', own, {
        tool,
        needs: [],
        to: (fields) => {
            const operation = operationOf(fields);
            return operation.ok ? ok(writeJson({ operations: [operation.value] })) : operation;
        },
        from: (rewrite, fields) => {
            const read = readFilesInput(rewrite);
            if (!read.ok)
                return read;
            const [operation, second] = read.value;
            if (operation === undefined || second !== undefined)
                return fail(`${tool} does one operation; write exactly one`);
            const before = operationOf(fields);
            // What comes back as it went out changes nothing, to the letter.
            if (before.ok && same(before.value, operation))
                return ok([]);
            const changes = table.from(operation, fields, (path) => nativePath(path, workspace));
            return changes.ok ? ok(Object.entries(changes.value)) : changes;
        },
    });
}
const same = (one, other) => sorted(one) === sorted(other);
const sorted = (operation) => JSON.stringify(Object.entries(operation)
    .filter(([, value]) => value !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1)));
const cannot = (tool, op, ops) => fail(`${tool} cannot ${op}; write ${ops}`);
const TOOLS = {
    Read: {
        to: (fields, path) => {
            const file = fields.string('file_path');
            if (!file)
                return fail('Read has no `file_path`');
            const offset = lineOf(fields, 'offset');
            const limit = lineOf(fields, 'limit');
            return ok({ op: 'read', path: path(file), ...(offset === undefined ? {} : { offset }), ...(limit === undefined ? {} : { limit }) });
        },
        from: (operation, _fields, path) => operation.op === 'read'
            ? ok({
                file_path: quoteJson(path(operation.path)),
                offset: numberText(operation.offset),
                limit: numberText(operation.limit),
            })
            : cannot('Read', operation.op, '`read`'),
    },
    Write: {
        to: (fields, path) => {
            const [file, content] = [fields.string('file_path'), fields.string('content')];
            return !file || content === undefined
                ? fail('Write has no `file_path` and `content` that are strings')
                : ok({ op: 'set', path: path(file), content });
        },
        from: (operation, _fields, path) => operation.op === 'set'
            ? ok({ file_path: quoteJson(path(operation.path)), content: quoteJson(operation.content) })
            : cannot('Write', operation.op, '`set`'),
    },
    Edit: {
        to: (fields, path) => {
            const [file, before, after] = [fields.string('file_path'), fields.string('old_string'), fields.string('new_string')];
            if (!file || before === undefined || after === undefined)
                return fail('Edit has no `file_path`, `old_string` and `new_string` that are strings');
            if (before === '')
                return ok({ op: 'create', path: path(file), content: after });
            return ok({
                op: 'replace',
                path: path(file),
                old: before,
                new: after,
                ...(fields.isTrue('replace_all') ? { replaceAll: true } : {}),
            });
        },
        from: (operation, fields, path) => {
            if (operation.op === 'create')
                return ok({ file_path: quoteJson(path(operation.path)), old_string: quoteJson(''), new_string: quoteJson(operation.content) });
            if (operation.op !== 'replace')
                return cannot('Edit', operation.op, '`replace` or `create`');
            if (operation.expectedReplacements !== undefined)
                return fail('Edit counts no replacements; leave `expectedReplacements` out');
            const all = operation.replaceAll === true;
            return ok({
                file_path: quoteJson(path(operation.path)),
                old_string: quoteJson(operation.old),
                new_string: quoteJson(operation.new),
                ...(all || fields.node('replace_all') !== undefined ? { replace_all: writeJson(all) } : {}),
            });
        },
    },
    NotebookEdit: {
        to: () => fail('a cell of a notebook cannot be put as an operation on text'),
        from: () => fail('an operation on text cannot be put as a cell of a notebook'),
    },
    Glob: {
        to: (fields, path) => ok({ op: 'list', path: path(fields.string('path') ?? '.'), depth: DEEPEST }),
        from: (operation, _fields, path) => operation.op === 'list' ? ok({ path: quoteJson(path(operation.path)) }) : cannot('Glob', operation.op, '`list`'),
    },
    Grep: {
        to: (fields, path) => {
            const pattern = fields.string('pattern');
            if (!pattern)
                return fail('Grep has no `pattern`');
            const glob = fields.string('glob');
            return ok({ op: 'search', path: path(fields.string('path') ?? '.'), pattern, regex: true, ...(glob ? { glob } : {}) });
        },
        from: (operation, _fields, path) => {
            if (operation.op !== 'search')
                return cannot('Grep', operation.op, '`search`');
            if (operation.regex !== true)
                return fail('Grep takes a regular expression; write `regex` as true');
            if (operation.limit !== undefined)
                return fail('Grep takes no `limit` of lines; leave it out');
            return ok({
                path: quoteJson(path(operation.path)),
                pattern: quoteJson(operation.pattern),
                glob: stringText(operation.glob),
            });
        },
    },
};
/** A number of lines as `files` takes it; the agent takes 0 for 1. */
function lineOf(fields, name) {
    const said = fields.number(name);
    return said !== undefined && Number.isInteger(said) && said >= 1 && said <= 100_000_000 ? said : undefined;
}
