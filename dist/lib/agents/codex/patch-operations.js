import { quoteJson, writeJson } from '../../contract/json/text.js';
import { fail, ok, unreachable } from '../../contract/result.js';
import { comparableInput } from '../../gateway/wire/comparable.js';
import { readFilesInput } from '../../loop/tools/files-input.js';
import { exactly } from '../fields.js';
import { readPatch, writePatch } from './patch.js';
/** `{"operations": […]}`; the error is a sentence. */
export function operationsOf(patch, shown) {
    const known = knownOf(patch, shown);
    return known.ok ? ok(exactly(`{"operations":[${known.value.map(([operation]) => writeJson(operation)).join(',')}]}`)) : known;
}
/** The patch of a rewrite of what `operationsOf` gave for this one; the error is a sentence. */
export function patchOf(rewrite, patch, shown) {
    const read = readFilesInput(rewrite);
    if (!read.ok)
        return read;
    const known = knownOf(patch, shown);
    if (!known.ok)
        return known;
    const written = new Map(known.value.map(([operation, piece]) => [keyOf(operation), piece]));
    const native = new Map(known.value.flatMap(([operation, piece]) => namesIn(operation, piece)));
    const pieces = [];
    for (const operation of read.value) {
        const kept = written.get(keyOf(operation));
        const piece = kept === undefined ? pieceOf(operation, (path) => native.get(path) ?? path) : ok(kept);
        if (!piece.ok)
            return piece;
        pieces.push(piece.value);
    }
    const lines = linesOf(pieces);
    if (!lines.ok)
        return lines;
    const text = writePatch(lines.value);
    const again = readPatch(text);
    return again.ok ? ok(text) : fail(`the rewrite is no patch: ${again.error}`);
}
const keyOf = (operation) => comparableInput({ kind: 'json', text: writeJson(operation) });
/** How the patch spells a path that an operation shows. */
function namesIn(operation, piece) {
    return piece.kind === 'chunk' && 'path' in operation ? [[operation.path, piece.path]] : [];
}
function knownOf(patch, shown) {
    const read = readPatch(patch);
    if (!read.ok)
        return read;
    const known = [];
    for (const hunk of read.value) {
        const more = inHunk(hunk, shown);
        if (!more.ok)
            return more;
        known.push(...more.value);
    }
    return ok(known);
}
function inHunk(hunk, shown) {
    const path = shown(hunk.path);
    switch (hunk.kind) {
        case 'add':
            return ok([
                [
                    { op: 'set', path, content: textOf(hunk.lines) },
                    { kind: 'whole', lines: hunk.raw },
                ],
            ]);
        case 'delete':
            return ok([
                [
                    { op: 'delete', path },
                    { kind: 'whole', lines: hunk.raw },
                ],
            ]);
        case 'update': {
            if (hunk.chunks.some(({ before }) => before.length === 0))
                return fail(`the patch adds lines to ${quoteJson(path)} without the lines beside them, which \`files\` cannot say`);
            const chunks = hunk.chunks.map((chunk) => [replacement(path, chunk), { kind: 'chunk', path: hunk.path, lines: chunk.raw }]);
            if (hunk.moveTo === undefined)
                return ok(chunks);
            return ok([
                ...chunks,
                [
                    { op: 'move', from: path, to: shown(hunk.moveTo) },
                    { kind: 'move', path: hunk.path, to: hunk.moveTo },
                ],
            ]);
        }
        default:
            return unreachable(hunk);
    }
}
const replacement = (path, { before, after }) => ({
    op: 'replace',
    path,
    old: textOf(before),
    new: textOf(after),
});
/** An operation of a rewrite's own as part of a patch. */
function pieceOf(operation, native) {
    switch (operation.op) {
        case 'set':
        case 'create': {
            const lines = linesIn(operation.content, 'content');
            if (!lines.ok)
                return lines;
            return ok({ kind: 'whole', lines: [`*** Add File: ${operation.path}`, ...lines.value.map((line) => `+${line}`)] });
        }
        case 'replace':
            if (operation.replaceAll !== undefined || operation.expectedReplacements !== undefined)
                return fail('apply_patch replaces one place at a time; leave `replaceAll` and `expectedReplacements` out');
            return replacing(native(operation.path), operation.old, operation.new);
        case 'insert': {
            const { path, anchor, content, position, occurrence } = operation;
            if (occurrence !== undefined)
                return fail('apply_patch cannot count occurrences; leave `occurrence` out');
            return replacing(native(path), anchor, position === 'after' ? anchor + content : content + anchor);
        }
        case 'delete':
            if (operation.recursive === true)
                return fail('apply_patch deletes single files; leave `recursive` out');
            return ok({ kind: 'whole', lines: [`*** Delete File: ${operation.path}`] });
        case 'move':
            return ok({ kind: 'move', path: native(operation.from), to: operation.to });
        case 'read':
        case 'list':
        case 'search':
            return fail(`apply_patch only changes files; \`${operation.op}\` is no part of it`);
        default:
            return unreachable(operation);
    }
}
function replacing(path, old, by) {
    const before = linesIn(old, 'old');
    if (!before.ok)
        return before;
    const after = linesIn(by, 'new');
    if (!after.ok)
        return after;
    return ok({ kind: 'chunk', path, lines: ['@@', ...before.value.map((line) => `-${line}`), ...after.value.map((line) => `+${line}`)] });
}
/** Changes of one file under one head, where the first of them stands. */
function linesOf(pieces) {
    const done = new Set();
    const lines = [];
    for (const piece of pieces) {
        if (piece.kind === 'whole')
            lines.push(...piece.lines);
        else if (!done.has(piece.path)) {
            done.add(piece.path);
            const own = pieces.filter((other) => other.kind !== 'whole' && other.path === piece.path);
            const moves = own.flatMap((other) => (other.kind === 'move' ? [`*** Move to: ${other.to}`] : []));
            const chunks = own.flatMap((other) => (other.kind === 'chunk' ? separate(other.lines) : []));
            if (moves.length > 1)
                return fail(`apply_patch moves ${quoteJson(piece.path)} once`);
            if (chunks.length === 0)
                return fail('apply_patch moves a file only together with a change to it');
            lines.push(`*** Update File: ${piece.path}`, ...moves, ...chunks);
        }
    }
    return ok(lines);
}
/** Only the first chunk of a file may do without its mark. */
const separate = (lines) => (lines[0]?.startsWith('@@') === true ? lines : ['@@', ...lines]);
/** A text of whole lines, or why it is none. */
function linesIn(text, field) {
    if (text === '')
        return ok([]);
    if (!text.endsWith('\n'))
        return fail(`apply_patch works on whole lines; end \`${field}\` with a new line`);
    return ok(text.slice(0, -1).split('\n'));
}
const textOf = (lines) => lines.map((line) => `${line}\n`).join('');
