// A search, not a ruling: in what the model reads beside results, known secrets and the lines of withheld outputs are replaced. What
// was worded anew, cut inside a line or is no line to be told from others is not found.
import { findMany } from '../audit/find-many.js';
import { parseJson } from '../contract/json/parse.js';
const MASK = '***';
/** A line of this length is told from others; a shorter one only by a word of letters and digits together. */
const LONG_LINE = 20;
const MARKED_WORD = /(?=[^\s\d]*\d)(?=\P{L}*\p{L})\S{8,}/u;
/** What is kept to be searched for, in lines and in characters. */
const MOST_LINES = 20_000;
const MOST_CHARACTERS = 4 * 1024 * 1024;
export class WithheldSearch {
    #hide;
    #lines = new Set();
    #characters = 0;
    #find;
    constructor(hide) {
        this.#hide = hide;
    }
    /** An output that the model was not shown: its lines that are not in what was shown are searched for from here on. */
    withhold(original, shown) {
        const kept = new Set(linesOf(shown.output));
        for (const line of linesOf(original.output)) {
            if (kept.has(line) || this.#lines.has(line) || !isDistinct(line))
                continue;
            if (this.#lines.size >= MOST_LINES || this.#characters + line.length > MOST_CHARACTERS)
                return;
            this.#lines.add(line);
            this.#characters += line.length;
            this.#find = undefined;
        }
    }
    /** The text without what is found in it; the same text where that is nothing. */
    hide(text) {
        return this.hideLines(this.#hide(text));
    }
    /** The same for secrets alone. */
    hideSecrets(text) {
        return this.#hide(text);
    }
    /** The same for the lines of withheld outputs alone. */
    hideLines(text) {
        if (this.#lines.size === 0)
            return text;
        this.#find ??= findMany([...this.#lines]);
        const found = [];
        this.#find(text, found);
        if (found.length === 0)
            return text;
        const parts = [];
        let done = 0;
        for (const { start, end } of found) {
            if (start >= done)
                parts.push(text.slice(done, start), MASK);
            done = Math.max(done, end);
        }
        parts.push(text.slice(done));
        return parts.join('');
    }
}
function isDistinct(line) {
    return line.length >= LONG_LINE ? /[\p{L}\p{N}]/u.test(line) : MARKED_WORD.test(line);
}
function linesOf(output) {
    const texts = output.kind === 'text' ? [output.text] : textsOf(output.text);
    return texts.flatMap((text) => text.split(/\r\n|\r|\n/)).map((line) => line.trim());
}
function textsOf(json) {
    const read = parseJson(json);
    return read.ok ? strings(read.value.root) : [json];
}
function strings(node) {
    switch (node.kind) {
        case 'string':
            return [node.value];
        case 'array':
            return node.items.flatMap(strings);
        case 'object':
            return node.members.flatMap(({ value }) => strings(value));
        case 'number':
        case 'boolean':
        case 'null':
            return [];
    }
}
