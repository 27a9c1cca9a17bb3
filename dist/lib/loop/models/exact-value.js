import { parseJson } from '../../contract/json/parse.js';
import { isObjectText, textOf } from '../../contract/json/text.js';
/**
 * How a call's arguments go back up in the conversation. The providers' libraries take a value and write it with
 * `JSON.stringify`; the value here is made so that numbers, key order and lone surrogates come out as the model wrote them
 * (contract 4.3), also where the request is signed after it was written.
 */
export function sentArguments(input, as) {
    if (input.kind === 'raw')
        return unreadable(input.text);
    if (!isObjectText(input.text))
        return unreadable(input.text);
    return as === 'text' && !looksUnsafe(input.text) ? input.text : exactValue(input.text);
}
/** What is not a JSON object can be sent on no wire as it is; the model finds its own text in an object. */
function unreadable(text) {
    return { unreadable_arguments: text };
}
/** Whether the library may take a text for an attack on prototypes; it would then write it as a string in a string. */
function looksUnsafe(text) {
    return /proto|constructor|\\u/i.test(text);
}
/** A value that `JSON.stringify` writes with the numbers, the key order and the keys of the text. */
function exactValue(text) {
    const read = parseJson(text);
    return read.ok ? valueOf(read.value, read.value.root) : unreadable(text);
}
function valueOf(document, node) {
    switch (node.kind) {
        case 'object':
            return objectOf(node.members.map(({ key }) => key), node.members.map(({ value }) => valueOf(document, value)));
        case 'array':
            return node.items.map((item) => valueOf(document, item));
        case 'number':
            return rawNumber(textOf(document, node));
        case 'null':
            return null;
        case 'string':
        case 'boolean':
            return node.value;
    }
}
/** Without a prototype; where a key looks like an index, which JavaScript would move to the front, behind a proxy that keeps the order. */
function objectOf(keys, values) {
    const object = { __proto__: null };
    for (const [index, key] of keys.entries())
        object[key] = values[index];
    if (!keys.some((key) => /^\d+$/.test(key)))
        return object;
    return new Proxy(object, { ownKeys: () => [...keys] });
}
/** A number as its text; only where the platform has no `JSON.rawJSON` is it rounded. */
function rawNumber(text) {
    return JSON.rawJSON === undefined ? Number(text) : JSON.rawJSON(text);
}
