/** Lines of a text file as a model is shown them, and edits of its text. Pure. */
import { isUtf8 } from 'node:buffer';
import { fail, ok } from '../../contract/result.js';
const NEW_LINE = 0x0a;
/** Chooses lines of a UTF-8 text, whole ones where one fits; fails, in words that follow the path, where there is no such line. */
export function linesOf(bytes, { offset, limit, maxBytes }) {
    if (!isUtf8(bytes))
        return fail(`is not UTF-8 text (${bytes.length} bytes); it cannot be shown or edited as text`);
    const starts = [0];
    for (let at = bytes.indexOf(NEW_LINE); at !== -1; at = bytes.indexOf(NEW_LINE, at + 1))
        starts.push(at + 1);
    if (starts.at(-1) === bytes.length)
        starts.pop();
    const total = starts.length;
    if (total === 0 && offset === 1)
        return ok({ text: '', first: 1, last: 0, total, cutInside: false });
    const from = starts[offset - 1];
    if (from === undefined)
        return fail(`has only ${total} line${total === 1 ? '' : 's'}`);
    const endOf = (line) => starts[line] ?? bytes.length;
    let last = Math.min(offset + limit - 1, total);
    while (last > offset && endOf(last) - from > maxBytes)
        last -= 1;
    const cutInside = endOf(last) - from > maxBytes;
    const end = cutInside ? characterStart(bytes, from + maxBytes) : endOf(last);
    return ok({ text: bytes.toString('utf8', from, end), first: offset, last, total, cutInside });
}
/** The text of a file for editing: every byte of it comes back when it is written again. */
export function editableText(bytes) {
    return isUtf8(bytes)
        ? ok(bytes.toString('utf8'))
        : fail(`is not UTF-8 text (${bytes.length} bytes); it cannot be shown or edited as text`);
}
/** Replaces text; the error follows the path. */
export function replaceText(text, edit) {
    const old = asInFile(text, edit.old);
    const count = text.split(old).length - 1;
    if (count === 0)
        return fail('does not hold the text to replace; read it and copy the text exactly');
    const expected = edit.expectedReplacements;
    if (expected !== undefined && count !== expected)
        return fail(`holds the text to replace ${times(count)}, not ${times(expected)}`);
    if (count > 1 && edit.replaceAll !== true && expected === undefined) {
        return fail(`holds the text to replace ${times(count)}; give more of the text around it, or set \`replaceAll\``);
    }
    return ok({ text: text.replaceAll(old, () => endingsOf(text, edit.old, edit.new)), count });
}
/** Inserts text next to an anchor; the error follows the path. */
export function insertText(text, edit) {
    const anchor = asInFile(text, edit.anchor);
    const pieces = text.split(anchor);
    const count = pieces.length - 1;
    if (count === 0)
        return fail('does not hold the anchor; read it and copy the text exactly');
    if (count > 1 && edit.occurrence === undefined) {
        return fail(`holds the anchor ${times(count)}; give more of the text around it, or set \`occurrence\``);
    }
    const occurrence = edit.occurrence ?? 1;
    if (occurrence > count)
        return fail(`holds the anchor only ${times(count)}`);
    const head = pieces.slice(0, occurrence).join(anchor);
    const at = edit.position === 'before' ? head.length : head.length + anchor.length;
    return ok(text.slice(0, at) + endingsOf(text, edit.anchor, edit.content) + text.slice(at));
}
const times = (count) => (count === 1 ? 'once' : `${count} times`);
/** Text to look for; where the file ends its lines with CR LF and the text with LF alone, with the file's endings. */
function asInFile(text, wanted) {
    return text.includes(wanted) ? wanted : endingsOf(text, wanted, wanted);
}
/** New text with the line endings of the file, where these are all CR LF and the text has only LF. */
function endingsOf(text, wanted, fresh) {
    const mixed = wanted.includes('\r') || fresh.includes('\r') || !text.includes('\r\n') || /(?<!\r)\n/u.test(text);
    return mixed ? fresh : fresh.replaceAll('\n', '\r\n');
}
function characterStart(bytes, at) {
    let start = at;
    while (start > at - 3 && ((bytes[start] ?? 0) & 0xc0) === 0x80)
        start -= 1;
    return start;
}
