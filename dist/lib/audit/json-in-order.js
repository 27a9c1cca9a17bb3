// Values as JSON with their keys in the order of their shapes, in characters that print nothing but themselves. It is written piece by
// piece, for every decision waits for its records: a text of plain ASCII, as most are, needs neither an encoder nor a search.
import { isObject, misfit } from './shape.js';
/**
 * An object that begins with `start`, an open brace and perhaps more: its fields in the order of their description; what is not described
 * follows in its own order. The keys of `taken`, which the object has too, are left out.
 */
export function inOrder(start, value, fields, taken = []) {
    let json = start;
    let others = Object.keys(value).length - taken.length;
    for (const { key, shape, opening } of fields) {
        const one = value[key];
        if (one === undefined)
            continue;
        others -= 1;
        const written = jsonOf(one, shape);
        if (written !== undefined)
            json += (json === '{' ? opening.slice(1) : opening) + written;
    }
    return `${others === 0 ? json : withOthers(json, value, fields, taken)}}`;
}
function withOthers(start, value, fields, taken) {
    const described = new Set([...taken, ...fields.map(({ key }) => key)]);
    let json = start;
    for (const [key, one] of Object.entries(value)) {
        const written = described.has(key) ? undefined : plain(one);
        if (written !== undefined)
            json += `${json === '{' ? '' : ','}${quoted(key)}:${written}`;
    }
    return json;
}
/** Undefined where JSON has no word for the value. */
function jsonOf(value, shape) {
    if (typeof value === 'string')
        return quoted(value);
    if (typeof value === 'number' && Number.isFinite(value))
        return `${value}`;
    if (typeof value !== 'object' || value === null)
        return JSON.stringify(value);
    switch (shape.is) {
        case 'scalar':
            return plain(value);
        case 'optional':
            return jsonOf(value, shape.of);
        case 'list':
            return Array.isArray(value) ? `[${value.map((item) => jsonOf(item, shape.of) ?? 'null').join(',')}]` : plain(value);
        case 'object':
            return isObject(value) ? inOrder('{', value, shape.fields) : plain(value);
        case 'either': {
            const fitting = shape.of.find((one) => misfit(value, one) === undefined);
            return fitting === undefined ? plain(value) : jsonOf(value, fitting);
        }
    }
}
/** What stands in a JSON string otherwise than as it is, and all that is not ASCII. */
const UNUSUAL = /[^ !#-[\]-~]/;
function quoted(text) {
    return UNUSUAL.test(text) ? withEscapes(JSON.stringify(text)) : `"${text}"`;
}
/** With its keys in their own order. */
function plain(value) {
    // What JSON.stringify declares as a string is undefined for undefined, a function or a symbol.
    const json = JSON.stringify(value);
    return json === undefined ? undefined : withEscapes(json);
}
/** Control, format and separator characters as escapes; JSON.stringify has written lone surrogates so. */
function withEscapes(json) {
    return json.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, escaped);
}
function escaped(character) {
    return Array.from({ length: character.length }, (_, unit) => `\\u${character.charCodeAt(unit).toString(16).padStart(4, '0')}`).join('');
}
