import { parseJson } from '../../contract/json/parse.js';
import { textAt } from '../../contract/json/pick.js';
import { writeJson } from '../../contract/json/text.js';
/** Undefined: it cannot be told, as with nothing but pictures. */
export function attachedIn(told) {
    const read = parseJson(told);
    if (!read.ok || read.value.root.kind !== 'array')
        return undefined;
    const { items } = read.value.root;
    const texts = items.flatMap((item) => wordsOf(item) ?? []);
    const pictures = items.flatMap((item) => pictureOf(item) ?? []);
    const text = texts.join('\n\n').toWellFormed();
    if (texts.length + pictures.length !== items.length || pictures.length === 0 || text === '')
        return undefined;
    return { text, parts: [asBlocks(text, pictures), asInput(text, pictures)] };
}
const asBlocks = (text, pictures) => writeJson([
    { type: 'text', text },
    ...pictures.map(({ mime, data }) => ({ type: 'image', source: { type: 'base64', media_type: mime, data } })),
]);
const asInput = (text, pictures) => writeJson([
    { type: 'input_text', text },
    ...pictures.map(({ mime, data }) => ({ type: 'input_image', image_url: `data:${mime};base64,${data}` })),
]);
/** What a block of a server says: a text, or a resource that is one. */
export function wordsOf(block) {
    const type = textAt(block, 'type');
    if (type === 'text')
        return textAt(block, 'text');
    return type === 'resource' ? textAt(block, 'resource', 'text') : undefined;
}
/** A server's picture, or a file that a tool of the agent's own attached. */
function pictureOf(block) {
    const [mime, data] = textAt(block, 'type') === 'image' ? [textAt(block, 'mimeType'), textAt(block, 'data')] : fileOf(block);
    return mime === undefined || data === undefined || !mime.startsWith('image/') ? undefined : { mime, data };
}
function fileOf(block) {
    const mime = textAt(block, 'type') === 'file' ? textAt(block, 'mime') : undefined;
    const before = `data:${mime ?? ''};base64,`;
    const url = textAt(block, 'url');
    return [mime, url?.startsWith(before) === true ? url.slice(before.length) : undefined];
}
