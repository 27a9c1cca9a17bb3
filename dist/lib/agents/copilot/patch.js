// The text that `apply_patch` takes, as operations on files and back. Pure.
import { fail, ok } from '../../contract/result.js';
const BEGIN = '*** Begin Patch';
const END = '*** End Patch';
const END_OF_FILE = '*** End of File';
const MOVE = '*** Move to: ';
const HEADERS = { add: '*** Add File: ', update: '*** Update File: ', delete: '*** Delete File: ' };
/** Every path that a patch names, as it spells them. */
export function patchedPaths(patch) {
    return patch.split(/\r?\n/).flatMap((line) => {
        const header = [...Object.values(HEADERS), MOVE].find((start) => line.trimStart().startsWith(start));
        return header === undefined ? [] : [line.trimStart().slice(header.length).trim()];
    });
}
/** The error is a sentence. */
export function operationsOf(patch) {
    const sections = sectionsOf(patch);
    if (!sections.ok)
        return sections;
    const operations = [];
    for (const section of sections.value) {
        const read = readSection(section);
        if (!read.ok)
            return read;
        operations.push(...read.value);
    }
    return operations.length === 0 ? fail('the patch changes nothing') : ok(operations);
}
function sectionsOf(patch) {
    const lines = patch.trim().split(/\r?\n/);
    if (lines[0]?.trim() !== BEGIN || lines.at(-1)?.trim() !== END)
        return fail(`a patch goes from '${BEGIN}' to '${END}'`);
    const sections = [];
    for (const line of lines.slice(1, -1)) {
        const kind = ['add', 'update', 'delete'].find((name) => line.startsWith(HEADERS[name]));
        const open = sections.at(-1);
        if (kind !== undefined)
            sections.push({ kind, path: line.slice(HEADERS[kind].length).trim(), lines: [] });
        else if (open !== undefined)
            open.lines.push(line);
        else if (line.trim() !== '')
            return fail('the patch has lines before its first file');
    }
    return ok(sections);
}
function readSection({ kind, path, lines }) {
    if (path === '')
        return fail('the patch names a file without a path');
    if (kind === 'delete')
        return ok([{ op: 'delete', path }]);
    if (kind === 'add') {
        const stray = lines.find((line) => !line.startsWith('+'));
        if (stray !== undefined)
            return fail(`a line of the new file '${path}' does not begin with '+'`);
        return ok([{ op: 'create', path, content: lines.map((line) => `${line.slice(1)}\n`).join('') }]);
    }
    const target = lines[0]?.startsWith(MOVE) === true ? lines[0].slice(MOVE.length).trim() : undefined;
    const replaced = hunksOf(target === undefined ? lines : lines.slice(1)).map((hunk) => replacement(path, hunk));
    const broken = replaced.find((one) => !one.ok);
    if (broken?.ok === false)
        return broken;
    const operations = replaced.flatMap((one) => (one.ok ? [one.value] : []));
    return ok(target === undefined ? operations : [...operations, { op: 'move', from: path, to: target }]);
}
function hunksOf(lines) {
    const hunks = [];
    for (const line of lines) {
        if (line.startsWith('@@'))
            hunks.push([]);
        else if (line !== END_OF_FILE)
            (hunks.at(-1) ?? opened(hunks)).push(line);
    }
    return hunks.filter((hunk) => hunk.length > 0);
}
function opened(hunks) {
    const hunk = [];
    hunks.push(hunk);
    return hunk;
}
function replacement(path, hunk) {
    const stray = hunk.find((line) => line !== '' && !/^[ +-]/.test(line));
    if (stray !== undefined)
        return fail(`a changed line of '${path}' begins with none of space, '+' and '-'`);
    const side = (left) => hunk
        .filter((line) => !line.startsWith(left))
        .map((line) => line.slice(1))
        .join('\n');
    const old = side('+');
    if (old === '')
        return fail(`a change of '${path}' has no line that is there already, so its place cannot be told`);
    return ok({ op: 'replace', path, old, new: side('-') });
}
/** The error is a sentence. */
export function patchOf(operations) {
    const sections = [];
    for (const operation of operations) {
        const written = writeOperation(operation);
        if (!written.ok)
            return written;
        sections.push(written.value);
    }
    return ok([BEGIN, ...sections, END].join('\n'));
}
function writeOperation(operation) {
    switch (operation.op) {
        case 'create':
            return within(operation.path, [`${HEADERS.add}${operation.path}`, ...linesOf(operation.content).map((line) => `+${line}`)]);
        case 'delete':
            if (operation.recursive === true)
                return fail('apply_patch deletes single files; leave out `recursive`');
            return within(operation.path, [`${HEADERS.delete}${operation.path}`]);
        case 'move':
            return within(operation.from + operation.to, [`${HEADERS.update}${operation.from}`, `${MOVE}${operation.to}`]);
        case 'replace': {
            if (operation.replaceAll === true || operation.expectedReplacements !== undefined)
                return fail('apply_patch changes one place at a time; leave out `replaceAll` and `expectedReplacements`');
            const minus = operation.old.split('\n').map((line) => `-${line}`);
            const plus = operation.new === '' ? [] : operation.new.split('\n').map((line) => `+${line}`);
            return within(operation.path, [`${HEADERS.update}${operation.path}`, '@@', ...minus, ...plus]);
        }
        case 'set':
        case 'insert':
        case 'read':
        case 'list':
        case 'search':
            return fail(`apply_patch cannot ${operation.op}; write an operation create, replace, delete or move`);
    }
}
function within(path, lines) {
    return /[\r\n]/.test(path) ? fail('apply_patch takes no path with a line break in it') : ok(lines.join('\n'));
}
const linesOf = (content) => (content === '' ? [] : content.replace(/\n$/, '').split('\n'));
