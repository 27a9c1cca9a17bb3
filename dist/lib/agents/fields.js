// An input's members by their exact text, and inputs made of such. Pure; nothing throws.
import { isTrue, numberOf, stringOf } from '../contract/json/pick.js';
import { parseJson } from '../contract/json/parse.js';
import { quoteJson, readExact, textOf, writeJson } from '../contract/json/text.js';
import { member } from '../contract/json/view.js';
import { fail, ok } from '../contract/result.js';
export class Fields {
    #document;
    constructor(document) {
        this.#document = document;
    }
    get names() {
        const { root } = this.#document;
        return root.kind === 'object' ? root.members.map(({ key }) => key) : [];
    }
    node(name) {
        return member(this.#document.root, name);
    }
    exact(name) {
        const node = this.node(name);
        return node === undefined ? undefined : textOf(this.#document, node);
    }
    string(name) {
        return stringOf(this.node(name));
    }
    number(name) {
        return numberOf(this.node(name));
    }
    isTrue(name) {
        return isTrue(this.node(name));
    }
    /** A string, or a list of nothing but strings. */
    strings(name) {
        const node = this.node(name);
        if (node?.kind === 'string')
            return [node.value];
        if (node?.kind !== 'array')
            return undefined;
        const texts = node.items.flatMap((item) => (item.kind === 'string' ? [item.value] : []));
        return texts.length === node.items.length ? texts : undefined;
    }
    /** The same object with some members in another value, gone where it is undefined; new ones come last. */
    with(changes) {
        const asked = new Map(changes);
        const kept = this.names.map((name) => [name, asked.has(name) ? asked.get(name) : this.exact(name)]);
        return objectText([...kept, ...changes.filter(([name]) => this.node(name) === undefined)]);
    }
}
/** The members of an input that is a JSON object. The error is a sentence. */
export function fieldsOf(input) {
    if (input.kind === 'raw')
        return fail('the input is not JSON');
    const read = parseJson(input.text);
    if (!read.ok)
        return fail(`the input is not JSON: ${read.error.message}`);
    return read.value.root.kind === 'object' ? ok(new Fields(read.value)) : fail('the input is not an object');
}
/** The document of a text that is one JSON object; undefined where it is none. */
export function objectIn(text) {
    const read = parseJson(text);
    return read.ok && read.value.root.kind === 'object' ? read.value : undefined;
}
export function objectText(members) {
    const written = members.flatMap(([name, value]) => (value === undefined ? [] : [`${quoteJson(name)}:${value}`]));
    return exactly(`{${written.join(',')}}`);
}
export const listText = (items) => exactly(`[${items.join(',')}]`);
/** Left out where there is none. */
export const numberText = (value) => (value === undefined ? undefined : writeJson(value));
export const stringText = (value) => (value === undefined ? undefined : quoteJson(value));
/** Put together from exact pieces, it is exact itself. */
export function exactly(text) {
    const read = readExact(text);
    return read.ok ? read.value : writeJson({});
}
