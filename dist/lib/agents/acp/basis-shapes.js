// The calls of basis for hooks that are written for `spawn` and `files`. Pure. Its own tools read, write and change one file each and
// look for files and lines; what `files` has no word for (a glob's pattern) stays out.
import { rootOf } from './input.js';
import { defined } from '../../contract/defined.js';
import { isTrue, itemsAt, numberOf, textAt } from '../../contract/json/pick.js';
import { member } from '../../contract/json/view.js';
import { fail, ok } from '../../contract/result.js';
import { COMMANDS, filesShape, shapedBy } from './translate.js';
export const basisShapeOf = (call, workspace) => shapedBy(SHAPES, call, workspace);
const TASKS = {
    ...COMMANDS,
    to: (call) => {
        const task = textAt(rootOf(call.input), 'rawInput', 'body');
        return task === undefined ? fail('the agent does not say which task it hands over') : ok({ task });
    },
};
const FILES = filesShape(operationsOf);
const SHAPES = { execute: COMMANDS, delegate: TASKS, read: FILES, search: FILES, edit: FILES };
function operationsOf(call, shown) {
    const input = rootOf(call.input);
    const raw = input && member(input, 'rawInput');
    if (input === undefined || raw === undefined)
        return [];
    const told = textAt(raw, 'path') ?? textAt(raw, 'file_path');
    const path = told === undefined ? undefined : shown(told);
    if (call.name === 'search')
        return [searchIn(raw, path ?? '.', textAt(input, 'title') ?? '')];
    if (path === undefined)
        return [];
    return call.name === 'read' ? [{ op: 'read', path, ...counts(raw, 'offset', 'limit') }] : changesIn(raw, path);
}
/** `grep` looks for lines, `glob` and `ls` for files. */
function searchIn(raw, path, title) {
    const pattern = textAt(raw, 'pattern');
    if (pattern === undefined || !title.startsWith('grep'))
        return { op: 'list', path, ...counts(raw, 'depth', 'limit') };
    const regex = isTrue(member(raw, 'literal')) ? {} : { regex: true };
    return { op: 'search', path, pattern, ...regex, ...defined({ glob: textAt(raw, 'glob') }) };
}
/** None where one of them cannot be read: a hook must not be asked about a part. */
function changesIn(raw, path) {
    const content = textAt(raw, 'content');
    if (content !== undefined)
        return [{ op: 'set', path, content }];
    const all = isTrue(member(raw, 'replace_all')) ? { replaceAll: true } : {};
    const edits = itemsAt(raw, 'edits');
    const read = (edits.length === 0 ? [raw] : edits).flatMap((edit) => {
        const [before, after] = [textAt(edit, 'old_string'), textAt(edit, 'new_string')];
        return before === undefined || after === undefined ? [] : [{ op: 'replace', path, old: before, new: after, ...all }];
    });
    return read.length === Math.max(1, edits.length) ? read : [];
}
const counts = (raw, ...names) => defined(Object.fromEntries(names.map((name) => [name, numberOf(member(raw, name))])));
