import { parseJson } from '../../contract/json/parse.js';
import { hasOnly, textAt } from '../../contract/json/pick.js';
import { textOf, writeJson } from '../../contract/json/text.js';
/** Their exact texts; undefined: it is no list. */
export function partsOf(told) {
    if (told.kind === 'text')
        return [textPart(told.text)];
    const read = parseJson(told.text);
    if (!read.ok || read.value.root.kind !== 'array')
        return undefined;
    return read.value.root.items.map((block) => partOf(read.value, block));
}
const textPart = (text) => writeJson({ type: 'input_text', text });
/** A block that the model has no part for reads as its JSON. */
function partOf(document, block) {
    const [text, data, mime, url] = ['text', 'data', 'mimeType', 'image_url'].map((name) => textAt(block, name));
    switch (textAt(block, 'type')) {
        case 'text':
            return text === undefined || !hasOnly(block, ['type', 'text']) ? textPart(textOf(document, block)) : textPart(text);
        case 'image':
            return data === undefined || mime === undefined ? textPart(textOf(document, block)) : picture(`data:${mime};base64,${data}`);
        case 'input_image':
            return url === undefined ? textOf(document, block) : picture(sniffed(url));
        case undefined:
        default:
            return textPart(textOf(document, block));
    }
}
const picture = (url) => writeJson({ type: 'input_image', image_url: url, detail: 'original' });
/** How the bytes of each kind of picture begin. */
const BEGINNINGS = {
    iVBORw0KGgo: 'image/png',
    '/9j/': 'image/jpeg',
    R0lGOD: 'image/gif',
    UklGR: 'image/webp',
};
const UNTOLD = 'data:application/octet-stream;base64,';
/** A hook is told of bytes alone. */
function sniffed(url) {
    if (!url.startsWith(UNTOLD))
        return url;
    const data = url.slice(UNTOLD.length);
    const kind = Object.entries(BEGINNINGS).find(([beginning]) => data.startsWith(beginning))?.[1];
    return kind === undefined ? url : `data:${kind};base64,${data}`;
}
