import { itemsAt, within } from '../../contract/json/pick.js';
import { parseJson } from '../../contract/json/parse.js';
import { quoteJson, textOf, writeJson } from '../../contract/json/text.js';
import { member } from '../../contract/json/view.js';
/**
 * Rewriters of a provider's event stream, for wires on which a call's arguments are a JSON value: the library would parse it,
 * round its numbers and write it anew. They hand the value on as a string of its exact text, in a form that the library passes
 * unread. An event that the strict reader refuses becomes an error event of that wire: it is not passed blind.
 */
/** Gemini: `functionCall.args` as a string, which the library takes for the arguments' text. */
export const exactGoogleEvent = (data) => {
    if (!data.includes('"args"'))
        return [data];
    const read = parseJson(data);
    if (!read.ok)
        return [writeJson({ error: { code: 422, status: 'UNREADABLE', message: unreadableEvent(read.error.message) } })];
    const document = read.value;
    const found = itemsAt(document.root, 'candidates')
        .flatMap((candidate) => itemsAt(candidate, 'content', 'parts'))
        .map((part) => within(part, 'functionCall', 'args'))
        .filter((args) => args?.kind === 'object');
    return [
        splice(document, found.map((node) => ({ node, text: quoteJson(textOf(document, node)) }))),
    ];
};
/** Anthropic: arguments that come whole in `content_block_start` as a start without them and one delta with their text. */
export const exactAnthropicEvent = (data) => {
    if (!data.includes('"content_block_start"') || !data.includes('"tool_use"'))
        return [data];
    const read = parseJson(data);
    if (!read.ok) {
        return [writeJson({ type: 'error', error: { type: 'unreadable_event', message: unreadableEvent(read.error.message) } })];
    }
    const document = read.value;
    const input = within(document.root, 'content_block', 'input');
    const index = member(document.root, 'index');
    if (input?.kind !== 'object' || input.members.length === 0 || index === undefined)
        return [data];
    const delta = quoteJson(textOf(document, input));
    return [
        splice(document, [{ node: input, text: '{}' }]),
        `{"type":"content_block_delta","index":${textOf(document, index)},"delta":{"type":"input_json_delta","partial_json":${delta}}}`,
    ];
};
function unreadableEvent(problem) {
    return `an event of the stream is not JSON by the strict reader: ${problem}`;
}
function splice(document, edits) {
    let text = '';
    let at = 0;
    for (const edit of edits) {
        text += document.text.slice(at, edit.node.start) + edit.text;
        at = edit.node.end;
    }
    return text + document.text.slice(at);
}
