import { parseJson } from '../../contract/json/parse.js';
import { quoteJson } from '../../contract/json/text.js';
import { unreachable } from '../../contract/result.js';
/**
 * An input in one form for all the ways in which clients write the same value anew: without spaces, keys in order, numbers as
 * doubles, strings with the escapes of `JSON.stringify`. Two inputs are the same call's where these are equal. No input at all is
 * the empty object. An input that is not JSON stays as it is.
 */
export function comparableInput(input) {
    if (input.text.trim() === '')
        return '{}';
    if (input.kind === 'raw')
        return input.text;
    const read = parseJson(input.text);
    return read.ok ? formOf(read.value.root) : input.text;
}
function formOf(node) {
    switch (node.kind) {
        case 'object': {
            const members = [...node.members].sort((a, b) => (a.key < b.key ? -1 : 1));
            return `{${members.map(({ key, value }) => `${quoteJson(key)}:${formOf(value)}`).join(',')}}`;
        }
        case 'array':
            return `[${node.items.map(formOf).join(',')}]`;
        case 'string':
            return quoteJson(node.value);
        case 'number':
            return Number.isFinite(node.value) ? JSON.stringify(node.value) : 'null';
        case 'boolean':
            return String(node.value);
        case 'null':
            return 'null';
        default:
            return unreachable(node);
    }
}
