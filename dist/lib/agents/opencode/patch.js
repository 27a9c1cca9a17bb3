// The text of `apply_patch`: which files it touches, and the part of it that can be said as operations on files. Pure.
import { fail, ok } from '../../contract/result.js';
const BEGIN = '*** Begin Patch';
const END = '*** End Patch';
const HEADER = /^\*\*\* (Add File|Delete File|Update File|Move to):(.*)$/;
/** Every path that it names, as the agent reads them; undefined where it names none. */
export function patchedPaths(patch) {
    const paths = linesOf(patch).flatMap((line) => {
        const path = HEADER.exec(line.trimStart())?.[2]?.trim();
        return path === undefined || path === '' ? [] : [path];
    });
    return paths.length === 0 ? undefined : paths;
}
/** Whole files that are written or deleted. The error is a sentence. */
export function operationsOf(patch) {
    const [begin, ...lines] = linesOf(patch.trim());
    if (begin !== BEGIN || lines.pop() !== END)
        return fail(`the patch does not begin with \`${BEGIN}\` and end with \`${END}\``);
    const operations = [];
    let added;
    for (const line of lines) {
        const [, kind, path = ''] = HEADER.exec(line) ?? [];
        if (kind === undefined) {
            if (added === undefined || !line.startsWith('+'))
                return fail(`a line of the patch belongs to no file that it adds: ${quoted(line)}`);
            added.lines.push(line.slice(1));
            continue;
        }
        if (path.trim() === '')
            return fail(`a header of the patch names no file: ${quoted(line)}`);
        if (kind === 'Update File' || kind === 'Move to')
            return fail('a patch that changes lines within a file cannot be said as operations');
        if (added !== undefined)
            operations.push(writing(added));
        added = kind === 'Add File' ? { path: path.trim(), lines: [] } : undefined;
        if (kind === 'Delete File')
            operations.push({ op: 'delete', path: path.trim() });
    }
    if (added !== undefined)
        operations.push(writing(added));
    return operations.length === 0 ? fail('the patch is empty') : ok(operations);
}
/** The error is a sentence. */
export function patchOf(operations) {
    const lines = [BEGIN];
    for (const operation of operations) {
        const path = operation.op === 'move' ? operation.from : operation.path;
        if (/[\r\n]/.test(path) || path !== path.trim())
            return fail(`a patch cannot name the file ${quoted(path)}`);
        if (operation.op === 'delete' && operation.recursive !== true)
            lines.push(`*** Delete File: ${path}`);
        else if (operation.op === 'set' || operation.op === 'create') {
            if (operation.content.includes('\r'))
                return fail(`a patch cannot write the carriage returns of ${quoted(path)}`);
            const content = operation.content.endsWith('\n') ? operation.content.slice(0, -1) : operation.content;
            lines.push(`*** Add File: ${path}`, ...(operation.content === '' ? [] : content.split('\n').map((line) => `+${line}`)));
        }
        else
            return fail(`apply_patch cannot ${operation.op} so; write operations set, create or delete`);
    }
    return ok([...lines, END].join('\n'));
}
/** The agent ends what it adds with a new line. */
function writing({ path, lines }) {
    return { op: 'set', path, content: lines.length === 0 ? '' : `${lines.join('\n')}\n` };
}
const linesOf = (patch) => patch.split(/\r\n|\r|\n/);
const quoted = (text) => JSON.stringify(text.slice(0, 80));
