import { quoteJson, writeJson } from '../../contract/json/text.js';
import { fail, ok } from '../../contract/result.js';
import { DEEPEST } from '../../loop/tools/files-table.js';
import { cannot } from '../basis-shape.js';
import { stringText } from '../fields.js';
import { operationsOf, patchOf } from './patch.js';
import { PATCH_FIELD } from './patch-field.js';
const view = {
    toBasis: (fields) => {
        const path = textOf(fields, 'path');
        if (!path.ok)
            return path;
        const range = rangeOf(fields);
        if (!range.ok)
            return range;
        return ok([{ op: 'read', path: path.value, ...range.value }]);
    },
    toNative: (operations) => {
        const read = single(operations, 'view', 'read');
        if (!read.ok)
            return read;
        const { path, offset, limit } = read.value;
        const from = offset ?? 1;
        const asked = offset === undefined && limit === undefined ? undefined : writeJson([from, limit === undefined ? -1 : from + limit - 1]);
        return ok([
            ['path', quoteJson(path)],
            ['view_range', asked],
        ]);
    },
};
function rangeOf(fields) {
    const node = fields.node('view_range');
    if (node === undefined || node.kind === 'null')
        return ok({});
    const numbers = node.kind === 'array' ? node.items.map((item) => (item.kind === 'number' ? item.value : Number.NaN)) : [];
    const [from = Number.NaN, to = Number.NaN] = numbers;
    if (numbers.length !== 2 || !Number.isSafeInteger(from) || !Number.isSafeInteger(to) || from < 1)
        return fail('`view_range` of view is not a pair of line numbers from 1');
    if (to === -1)
        return ok({ offset: from });
    return to < from ? fail('`view_range` of view ends before it begins') : ok({ offset: from, limit: to - from + 1 });
}
const create = {
    toBasis: (fields) => {
        const path = textOf(fields, 'path');
        const content = textOf(fields, 'file_text');
        if (!path.ok)
            return path;
        return content.ok ? ok([{ op: 'create', path: path.value, content: content.value }]) : content;
    },
    toNative: (operations) => {
        const made = single(operations, 'create', 'create');
        if (!made.ok)
            return made;
        return ok([
            ['path', quoteJson(made.value.path)],
            ['file_text', quoteJson(made.value.content)],
        ]);
    },
};
const edit = {
    toBasis: (fields) => {
        const path = textOf(fields, 'path');
        const old = textOf(fields, 'old_str');
        if (!path.ok)
            return path;
        if (!old.ok)
            return old;
        if (old.value === '')
            return fail('`old_str` of edit is empty, so its place cannot be told');
        return ok([{ op: 'replace', path: path.value, old: old.value, new: fields.string('new_str') ?? '' }]);
    },
    toNative: (operations) => {
        const done = single(operations, 'edit', 'replace');
        if (!done.ok)
            return done;
        const { path, old, new: put, replaceAll, expectedReplacements } = done.value;
        if (replaceAll === true || expectedReplacements !== undefined)
            return fail('edit changes one place; leave out `replaceAll` and `expectedReplacements`');
        return ok([
            ['path', quoteJson(path)],
            ['old_str', quoteJson(old)],
            ['new_str', quoteJson(put)],
        ]);
    },
};
const search = (name) => ({
    toBasis: (fields) => {
        const pattern = textOf(fields, 'pattern');
        if (!pattern.ok)
            return pattern;
        const paths = pathsOf(fields, name);
        if (!paths.ok)
            return paths;
        const glob = fields.string('glob');
        const more = glob === undefined || glob === '' ? {} : { glob };
        return ok(paths.value.map((path) => ({ op: 'search', path, pattern: pattern.value, regex: true, ...more })));
    },
    toNative: (operations, fields) => {
        const all = every(operations, name, 'search');
        if (!all.ok)
            return all;
        const [first, ...others] = all.value;
        if (first === undefined || others.some((one) => one.pattern !== first.pattern || one.glob !== first.glob))
            return fail(`${name} looks for one pattern; write the same \`pattern\` and \`glob\` in every operation`);
        if (all.value.some(({ regex, limit }) => regex !== true || limit !== undefined))
            return fail(`${name} takes a regular expression and no \`limit\`; write "regex": true and leave out \`limit\``);
        return ok([
            ['pattern', quoteJson(first.pattern)],
            ['paths', pathsText(all.value, fields)],
            ['glob', stringText(first.glob)],
        ]);
    },
});
const glob = {
    toBasis: (fields) => {
        const paths = pathsOf(fields, 'glob');
        return paths.ok ? ok(paths.value.map((path) => ({ op: 'list', path, depth: DEEPEST }))) : paths;
    },
    toNative: (operations, fields) => {
        const all = every(operations, 'glob', 'list');
        if (!all.ok)
            return all;
        if (all.value.some(({ depth, limit }) => depth !== DEEPEST || limit !== undefined))
            return fail(`glob goes down all folders; leave \`depth\` at ${DEEPEST} and \`limit\` out`);
        return ok([['paths', pathsText(all.value, fields)]]);
    },
};
const patch = {
    toBasis: (fields) => {
        const text = textOf(fields, PATCH_FIELD);
        return text.ok ? operationsOf(text.value) : text;
    },
    toNative: (operations) => {
        const text = patchOf(operations);
        return text.ok ? ok([[PATCH_FIELD, quoteJson(text.value)]]) : text;
    },
};
export const FILE_TOOLS = {
    view,
    create,
    edit,
    grep: search('grep'),
    rg: search('rg'),
    glob,
    apply_patch: patch,
};
/** The error is a sentence. */
export function textOf(fields, name) {
    const text = fields.string(name);
    return text === undefined ? fail(`\`${name}\` is not a string`) : ok(text);
}
function pathsOf(fields, tool) {
    const node = fields.node('paths');
    if (node === undefined || node.kind === 'null')
        return ok(['.']);
    const paths = fields.strings('paths');
    if (paths === undefined)
        return fail(`\`paths\` of ${tool} is neither a string nor a list of strings`);
    const filled = paths.filter((path) => path !== '');
    return ok(filled.length === 0 ? ['.'] : filled);
}
/** None where none was given and the whole workspace is still meant. */
function pathsText(operations, fields) {
    const [first, ...others] = operations.map(({ path }) => path);
    const wasSilent = fields.node('paths') === undefined;
    if (wasSilent && others.length === 0 && first === '.')
        return undefined;
    return others.length === 0 ? quoteJson(first ?? '.') : writeJson([first, ...others]);
}
function single(operations, tool, op) {
    const all = every(operations, tool, op);
    if (!all.ok)
        return all;
    const [first, ...others] = all.value;
    return first === undefined || others.length > 0 ? fail(`${tool} is one operation; ${operations.length} were given`) : ok(first);
}
function every(operations, tool, op) {
    const isWanted = (operation) => operation.op === op;
    const stray = operations.find((operation) => !isWanted(operation));
    return stray === undefined ? ok(operations.filter(isWanted)) : cannot(tool, stray, op);
}
