// The language of Codex's apply_patch, read strictly: what is read here is what the agent reads, and nothing else passes (`mend`). Pure.
import { fail, ok } from '../../contract/result.js';
const BEGIN = '*** Begin Patch';
const END = '*** End Patch';
const HEAD = /^\*\*\* (Add|Delete|Update) File: (.+)$/;
const MOVE = /^\*\*\* Move to: (.+)$/;
const END_OF_FILE = '*** End of File';
/** The error is a sentence. */
export function readPatch(text) {
    const lines = text.split('\n');
    while (lines.at(-1) === '')
        lines.pop();
    if (lines.shift() !== BEGIN)
        return fail(`the patch does not begin with the line "${BEGIN}"`);
    if (lines.pop() !== END)
        return fail(`the patch does not end with the line "${END}"`);
    const hunks = [];
    while (lines.length > 0) {
        const hunk = readHunk(lines);
        if (!hunk.ok)
            return hunk;
        hunks.push(hunk.value);
    }
    if (hunks.length === 0)
        return fail('the patch has no hunk');
    const paths = pathsOf(hunks);
    const twice = paths.find((path, index) => paths.indexOf(path) !== index);
    return twice === undefined ? ok(hunks) : fail(`the patch names ${quote(twice)} twice`);
}
/** Takes the lines of one hunk off the front. */
function readHunk(lines) {
    const head = lines.shift() ?? '';
    const [, verb, path = ''] = HEAD.exec(head) ?? [];
    if (verb === undefined)
        return fail(`a line of the patch begins no hunk: ${quote(head)}`);
    if (!isPath(path))
        return fail(`a path of the patch has space around it: ${quote(path)}`);
    const body = [];
    while (lines.length > 0 && !HEAD.test(lines[0] ?? ''))
        body.push(lines.shift() ?? '');
    const raw = [head, ...body];
    if (verb === 'Delete')
        return body.length === 0 ? ok({ kind: 'delete', path, raw }) : fail('a deleted file has lines after it');
    if (verb === 'Update')
        return readUpdate(path, body, raw);
    const stray = body.find((line) => !line.startsWith('+'));
    if (stray !== undefined)
        return fail(`a line of an added file does not begin with "+": ${quote(stray)}`);
    return ok({ kind: 'add', path, lines: body.map((line) => line.slice(1)), raw });
}
function readUpdate(path, body, raw) {
    const moveTo = MOVE.exec(body[0] ?? '')?.[1];
    if (moveTo !== undefined)
        body.shift();
    if (moveTo !== undefined && !isPath(moveTo))
        return fail(`a path of the patch has space around it: ${quote(moveTo)}`);
    const chunks = [];
    while (body.length > 0) {
        const chunk = readChunk(body, chunks.length === 0);
        if (!chunk.ok)
            return chunk;
        chunks.push(chunk.value);
    }
    if (chunks.length === 0)
        return fail(`the update of ${quote(path)} changes nothing`);
    return ok({ kind: 'update', path, chunks, raw, ...(moveTo === undefined ? {} : { moveTo }) });
}
function readChunk(body, isFirst) {
    const raw = [];
    const first = body[0] ?? '';
    const marked = first === '@@' || first.startsWith('@@ ');
    if (!marked && !isFirst)
        return fail(`a line of the patch begins with none of "+", "-", " " and "@@": ${quote(first)}`);
    if (marked)
        raw.push(body.shift() ?? '');
    const before = [];
    const after = [];
    for (let line = body[0]; line !== undefined && /^[-+ ]|^$/.test(line); line = body[0]) {
        raw.push(line);
        body.shift();
        if (!line.startsWith('+'))
            before.push(line.slice(1));
        if (!line.startsWith('-'))
            after.push(line.slice(1));
    }
    if (body[0] === END_OF_FILE)
        raw.push(body.shift() ?? '');
    if (before.length + after.length === 0)
        return fail(`a line of the patch begins with none of "+", "-", " " and "@@": ${quote(body[0] ?? '')}`);
    return ok({ before, after, raw });
}
export const writePatch = (lines) => [BEGIN, ...lines, END].join('\n');
/** The paths that a patch names, as it spells them. */
export function pathsOf(hunks) {
    return hunks.flatMap((hunk) => (hunk.kind === 'update' && hunk.moveTo !== undefined ? [hunk.path, hunk.moveTo] : [hunk.path]));
}
const isPath = (path) => path === path.trim();
const quote = (text) => JSON.stringify(text.length > 80 ? `${text.slice(0, 80)}…` : text);
