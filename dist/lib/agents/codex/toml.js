// Writing TOML: values and keys of any text.
import { quoteJson } from '../../contract/json/text.js';
/** A string, or the name of a key in quotes. */
export const quoted = (text) => quoteJson(text.toWellFormed()).replaceAll('\u007f', '\\u007f');
export function value(of) {
    if (typeof of === 'string')
        return quoted(of);
    if (typeof of !== 'object')
        return String(of);
    if (isList(of))
        return `[${of.map(quoted).join(', ')}]`;
    return `{ ${Object.entries(of)
        .map(([key, text]) => `${quoted(key)} = ${quoted(text)}`)
        .join(', ')} }`;
}
const isList = (of) => Array.isArray(of);
/** Lines of `key = value`. */
export const lines = (members) => Object.entries(members)
    .map(([key, of]) => `${key} = ${value(of)}\n`)
    .join('');
/** A table; `path` are the parts of its name. */
export const table = (path, members) => `[${path.map(quoted).join('.')}]\n${lines(members)}`;
