import { parseJson } from '../../contract/json/parse.js';
import { textAt } from '../../contract/json/pick.js';
import { quoteJson, readExact, textOf } from '../../contract/json/text.js';
import { isCacheMark } from './nodes.js';
import { removals, splice } from './patches.js';
/** What the model would read of such a slot: nothing, a string, one text part alone, or the parts as they are. */
export function partsOutput(document, content, shape) {
    if (content === undefined || content.kind === 'null')
        return { kind: 'text', text: '' };
    if (content.kind === 'string')
        return { kind: 'text', text: content.value };
    if (content.kind !== 'array')
        return { kind: 'json', text: textOf(document, content) };
    if (content.items.length === 0)
        return { kind: 'text', text: '' };
    const [only] = content.items;
    const alone = content.items.length === 1 && only !== undefined ? loneText(only, shape) : undefined;
    return alone === undefined ? { kind: 'json', text: withoutMarks(document, content.items, content) } : { kind: 'text', text: alone };
}
/** A ruled output as the JSON of such a slot: parts where it is a list of them, else a string. */
export function partsText(output, shape) {
    if (output.kind === 'text')
        return quoteJson(output.text);
    return arePartsOf(output.text, shape.any) ? output.text : quoteJson(output.text);
}
/** Whether the text is a list of objects of these types, one at least. */
export function arePartsOf(text, types) {
    const read = parseJson(text);
    if (!read.ok || read.value.root.kind !== 'array' || read.value.root.items.length === 0)
        return false;
    return read.value.root.items.every((item) => types.includes(textAt(item, 'type') ?? ''));
}
/** A ruled output as the JSON of a value: text becomes a string. */
export function valueText(output) {
    return output.kind === 'text' ? quoteJson(output.text) : output.text;
}
export function sameOutput(one, other) {
    return one.kind === other.kind && one.text === other.text;
}
/** JSON text that was put together from exact pieces. */
export function composed(text) {
    const read = readExact(text);
    return read.ok ? read.value : quoteJson(text);
}
function loneText(part, shape) {
    if (part.kind !== 'object' || !shape.text.includes(textAt(part, 'type') ?? ''))
        return undefined;
    const more = part.members.some(({ key, value }) => key !== 'type' && key !== 'text' && value.kind !== 'null' && !isCacheMark(key));
    return more ? undefined : textAt(part, 'text');
}
/** The exact text without what only steers a cache, so that a result stays the same result when an agent moves its marks. */
function withoutMarks(document, parts, whole) {
    const marks = parts.flatMap((part) => part.kind === 'object' ? part.members.flatMap(({ key }, index) => (isCacheMark(key) ? [{ within: part, index }] : [])) : []);
    if (marks.length === 0)
        return textOf(document, whole);
    const patches = removals(marks).map(({ start, end, text }) => ({ start: start - whole.start, end: end - whole.start, text }));
    return composed(splice(document.text.slice(whole.start, whole.end), patches));
}
