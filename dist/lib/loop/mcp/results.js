import { parseJson } from '../../contract/json/parse.js';
import { stringOf } from '../../contract/json/pick.js';
import { quoteJson, readExact, textOf } from '../../contract/json/text.js';
import { member } from '../../contract/json/view.js';
/** The result of a call by the exact text of what the server answered; undefined where that is none. */
export function resultOf(text) {
    const read = parseJson(text);
    if (!read.ok || read.value.root.kind !== 'object')
        return undefined;
    const { root } = read.value;
    const content = member(root, 'content');
    const structured = member(root, 'structuredContent');
    const isError = member(root, 'isError');
    if (content !== undefined && content.kind !== 'array')
        return undefined;
    const blocks = content?.items ?? [];
    const texts = blocks.map(plainText);
    const failed = isError?.kind === 'boolean' && isError.value;
    const output = structured === undefined && texts.every((one) => one !== undefined)
        ? { kind: 'text', text: blocks.length === 0 ? '(no content)' : texts.join('\n') }
        : { kind: 'json', text: blocksOf(read.value, content, structured) };
    return { output, isError: failed };
}
function plainText(block) {
    return stringOf(member(block, 'type')) === 'text' ? stringOf(member(block, 'text')) : undefined;
}
function blocksOf(document, content, structured) {
    const parts = [
        ...(content === undefined ? [] : [`"content":${textOf(document, content)}`]),
        ...(structured === undefined ? [] : [`"structuredContent":${textOf(document, structured)}`]),
    ];
    return exact(`{${parts.join(',')}}`);
}
/** A result as the model is shown it: the data of images, sounds and files that are no text as a note of its type and size. */
export function withoutData(result) {
    if (result.output.kind !== 'json')
        return result;
    const read = parseJson(result.output.text);
    const content = read.ok ? member(read.value.root, 'content') : undefined;
    if (!read.ok || content?.kind !== 'array')
        return result;
    const edits = content.items.flatMap((block) => dataOf(block) ?? []);
    return edits.length === 0 ? result : { ...result, output: { kind: 'json', text: spliced(read.value, edits) } };
}
function dataOf(block) {
    const kind = stringOf(member(block, 'type'));
    const resource = member(block, 'resource');
    const holder = kind === 'resource' && resource !== undefined ? resource : block;
    const node = member(holder, kind === 'resource' ? 'blob' : 'data');
    const text = stringOf(node);
    if (node === undefined || text === undefined || (kind !== 'image' && kind !== 'audio' && kind !== 'resource'))
        return undefined;
    const type = stringOf(member(holder, 'mimeType')) ?? 'data';
    return { node, note: `[${type}: ${text.length} characters of base64, which cannot be shown]` };
}
function spliced(document, edits) {
    let text = '';
    let at = 0;
    for (const { node, note } of edits) {
        text += document.text.slice(at, node.start) + quoteJson(note);
        at = node.end;
    }
    return exact(text + document.text.slice(at));
}
/** Text that is put together here from texts that were read strictly. */
function exact(text) {
    const read = readExact(text);
    if (!read.ok)
        throw new Error(`a result was put together wrongly: ${read.error.message}`);
    return read.value;
}
