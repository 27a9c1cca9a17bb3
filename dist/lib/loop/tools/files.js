import { fail, ok, unreachable } from '../../contract/result.js';
import { shownPath } from '../../bindings/confined-fs/path-rules.js';
import { readFile } from '../../bindings/confined-fs/read-file.js';
import { deleteEntry, moveFile } from '../../bindings/confined-fs/relocate.js';
import { writeFile } from '../../bindings/confined-fs/write-file.js';
import { filesLevel, onlyReads, readFilesInput } from './files-input.js';
import { list, namesOf, read, search } from './files-read.js';
import { filesSchema } from './files-table.js';
import { editableText, insertText, replaceText } from './text-lines.js';
/** Bytes of a file that is written or edited. */
const MAX_FILE = 8 * 1024 * 1024;
/** Characters of all sections of one call, past which no further operation that reads is begun. */
const MAX_RESULT = 16 * 1024 * 1024;
export function filesTool({ workspace, pages, now = () => performance.now() }) {
    return {
        name: 'files',
        description: 'Reads, lists, searches, creates, changes, moves and deletes files of the workspace, several operations at once. ' +
            'Paths are relative to the workspace; nothing outside of it can be reached, and changes are never made through a symbolic link.',
        inputSchema: filesSchema(),
        level: filesLevel,
        check: (input) => {
            const operations = readFilesInput(input);
            return operations.ok ? undefined : operations.error;
        },
        run: (input, context) => runAll(input, context, { workspace, now, signal: context.signal }),
        page: (shown, call) => pages.show(call.id, shown),
    };
}
async function runAll(input, { signal }, reading) {
    const operations = readFilesInput(input);
    if (!operations.ok)
        return result(`Nothing was done: ${operations.error}.`, true);
    const unusable = firstUnusable(reading.workspace, operations.value);
    if (unusable !== undefined)
        return result(`Nothing was done: ${unusable}.`, true);
    const sections = [];
    let size = 0;
    for (const [index, operation] of operations.value.entries()) {
        const done = signal.aborted ? fail('the run was cancelled') : await runOne(operation, reading, size);
        if (!done.ok)
            return result([...sections, failure(operations.value, index, done.error)].join('\n\n'), true);
        sections.push(done.value);
        size += done.value.length;
    }
    return result(sections.join('\n\n'), false);
}
const result = (text, isError) => ({ output: { kind: 'text', text }, isError });
/** Paths are judged before anything is done, so that a slip in the last one leaves nothing half done. */
function firstUnusable(workspace, operations) {
    for (const [index, operation] of operations.entries()) {
        for (const path of operation.op === 'move' ? [operation.from, operation.to] : [operation.path]) {
            const names = namesOf(workspace, path);
            if (!names.ok)
                return `operation ${index + 1} (${operation.op}) cannot be done: ${names.error}`;
        }
    }
    return undefined;
}
function failure(operations, index, words) {
    const total = operations.length;
    const failed = `Operation ${index + 1} of ${total} (${operations[index]?.op ?? ''}) failed: ${words}.`;
    if (total === 1)
        return failed;
    const before = index === 0
        ? 'None was done before it'
        : `${range(1, index)} before it ${index === 1 ? 'is' : 'are'} done and stay${index === 1 ? 's' : ''} done`;
    const after = index + 1 === total
        ? 'none was left after it'
        : `${range(index + 2, total).toLowerCase()} after it ${index + 2 === total ? 'was' : 'were'} not begun`;
    return `${failed} ${before}; ${after}.`;
}
const range = (first, last) => (first === last ? `Operation ${first}` : `Operations ${first} to ${last}`);
async function runOne(operation, reading, size) {
    if (onlyReads(operation) && size > MAX_RESULT)
        return fail('what one call may return is full; make another call for the rest');
    const { workspace } = reading;
    switch (operation.op) {
        case 'read':
            return read(reading, operation);
        case 'list':
            return list(reading, operation);
        case 'search':
            return search(reading, operation);
        case 'create':
            return put(workspace, operation.path, operation.content, { replace: 'never' }, 'created');
        case 'set':
            return put(workspace, operation.path, operation.content, { replace: 'if-there' }, 'set');
        case 'replace':
            return edit(workspace, operation.path, (text) => {
                const replaced = replaceText(text, operation);
                return replaced.ok
                    ? ok({
                        text: replaced.value.text,
                        words: `replaced (${replaced.value.count} ${replaced.value.count === 1 ? 'place' : 'places'})`,
                    })
                    : replaced;
            });
        case 'insert':
            return edit(workspace, operation.path, (text) => {
                const inserted = insertText(text, operation);
                return inserted.ok ? ok({ text: inserted.value, words: 'inserted' }) : inserted;
            });
        case 'move':
            return both(workspace, operation.from, operation.to);
        case 'delete':
            return remove(workspace, operation.path, operation.recursive === true);
        default:
            return unreachable(operation);
    }
}
const said = (done, words) => (done.ok ? ok(words) : done);
async function withNames(workspace, path, use) {
    const names = namesOf(workspace, path);
    return names.ok ? use(names.value) : names;
}
function both(workspace, from, to) {
    return withNames(workspace, from, (source) => withNames(workspace, to, async (target) => said(await moveFile(workspace, source, target), `moved ${shownPath(source)} to ${shownPath(target)}`)));
}
function remove(workspace, path, recursive) {
    return withNames(workspace, path, async (names) => said(await deleteEntry(workspace, names, recursive), `deleted ${shownPath(names)}`));
}
function put(workspace, path, content, options, verb) {
    return withNames(workspace, path, async (names) => {
        const bytes = encode(names, content);
        if (!bytes.ok)
            return bytes;
        return said(await writeFile(workspace, names, bytes.value, options), `${verb} ${shownPath(names)} (${bytes.value.length} bytes)`);
    });
}
function edit(workspace, path, change) {
    return withNames(workspace, path, async (names) => {
        const file = await readFile(workspace, names, { maxBytes: MAX_FILE, links: 'refuse' });
        if (!file.ok)
            return file;
        const text = editableText(file.value.bytes);
        const changed = text.ok ? change(text.value) : text;
        if (!changed.ok)
            return fail(`${shownPath(names)} ${changed.error}`);
        const bytes = encode(names, changed.value.text);
        if (!bytes.ok)
            return bytes;
        return said(await writeFile(workspace, names, bytes.value, { replace: 'only' }), `${changed.value.words} in ${shownPath(names)}`);
    });
}
function encode(names, text) {
    const shown = shownPath(names);
    if (!text.isWellFormed())
        return fail(`the new text of ${shown} holds half of a surrogate pair, which UTF-8 cannot`);
    const bytes = Buffer.from(text, 'utf8');
    return bytes.length <= MAX_FILE ? ok(bytes) : fail(`${shown} would be ${bytes.length} bytes; ${MAX_FILE} are the most that is written`);
}
