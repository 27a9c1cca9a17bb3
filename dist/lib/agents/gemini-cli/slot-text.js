import { parseJson } from '../../contract/json/parse.js';
import { textAt } from '../../contract/json/pick.js';
import { member } from '../../contract/json/view.js';
/** Undefined: it cannot be told. */
export function slotText(told) {
    const read = parseJson(told);
    if (!read.ok)
        return undefined;
    const { root } = read.value;
    const parts = root.kind === 'array' ? root.items : [root];
    const texts = parts.flatMap((part) => textOfPart(part) ?? []);
    const pictures = parts.filter(isPicture).length;
    if (pictures === 0 || texts.length + pictures !== parts.length)
        return undefined;
    return texts.length > 0 ? texts.join('\n') : `Binary content provided (${pictures} item(s)).`;
}
const textOfPart = (part) => (part.kind === 'string' ? part.value : textAt(part, 'text'));
/** Sound and films are told of otherwise. */
const isPicture = (part) => member(part, 'text') === undefined && /^(?!audio\/|video\/)./.test(textAt(part, 'inlineData', 'mimeType') ?? '');
