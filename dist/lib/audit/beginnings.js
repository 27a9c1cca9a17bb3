// How much of a text's end may be the beginning of one of many strings.
import { leading } from './leading.js';
export class Beginnings {
    #sorted;
    /** Characters of the longest string. */
    longest;
    constructor(strings) {
        this.#sorted = strings.toSorted((a, b) => (a < b ? -1 : 1));
        this.longest = strings.reduce((longest, { length }) => Math.max(longest, length), 0);
    }
    /** The length of the longest end of the text with which a string begins, and that is not all of it. */
    endOf(text) {
        for (let length = Math.min(this.longest - 1, text.length); length > 0; length -= 1) {
            if (this.#goesOn(text.slice(text.length - length)))
                return length;
        }
        return 0;
    }
    /** Whether a string begins with this and goes on: those stand right behind it in the order. */
    #goesOn(beginning) {
        const after = leading(this.#sorted.length, (at) => (this.#sorted[at] ?? '') <= beginning);
        return this.#sorted[after]?.startsWith(beginning) ?? false;
    }
}
