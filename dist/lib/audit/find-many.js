// Finds many strings in one pass over a long text (after Wu and Manber): a table tells, by the last two characters of a window, how
// far the next place is at which any of them could end, so that most characters are never looked at.
import { leading } from './leading.js';
const PAIRS = 1 << 16;
/** `needles` are at least two characters each; the shorter the shortest, the slower the search. */
export function findMany(needles) {
    if (needles.length === 0)
        return () => undefined;
    const window = Math.min(...needles.map(({ length }) => length));
    const skip = new Uint8Array(PAIRS).fill(Math.min(window - 1, 255));
    const ending = new Map();
    for (const needle of new Set(needles)) {
        for (let at = 1; at < window; at += 1) {
            const pair = pairAt(needle, at);
            skip[pair] = Math.min(skip[pair] ?? 0, window - 1 - at);
        }
        const pair = pairAt(needle, window - 1);
        const others = ending.get(pair);
        if (others === undefined)
            ending.set(pair, [needle]);
        else
            others.push(needle);
    }
    const prefixes = new Map([...ending].map(([pair, some]) => [pair, new Prefixes(some)]));
    return (text, found) => {
        for (let at = window - 1; at < text.length;) {
            const pair = pairAt(text, at);
            const step = skip[pair] ?? 1;
            if (step === 0) {
                const start = at - window + 1;
                const length = prefixes.get(pair)?.longestAt(text, start) ?? 0;
                if (length > 0)
                    found.push({ start, end: start + length });
            }
            at += step === 0 ? 1 : step;
        }
    };
}
/** Strings of which the longest is found that a text goes on with, however many of them begin alike. */
class Prefixes {
    #sorted;
    /** For each, the place of the longest other one that it begins with; -1 where there is none. */
    #within;
    #longest;
    constructor(strings) {
        this.#sorted = strings.toSorted((a, b) => (a < b ? -1 : 1));
        this.#within = new Int32Array(strings.length).fill(-1);
        this.#longest = strings.reduce((longest, { length }) => Math.max(longest, length), 0);
        const around = [];
        for (const [at, string] of this.#sorted.entries()) {
            while (around.length > 0 && !string.startsWith(this.#sorted[around.at(-1) ?? 0] ?? ''))
                around.pop();
            this.#within[at] = around.at(-1) ?? -1;
            around.push(at);
        }
    }
    /** How long that one is; 0 where there is none. */
    longestAt(text, start) {
        const rest = text.slice(start, start + this.#longest);
        // What the rest begins with stands before it in the order, and so does all that begins with that and is no greater than the rest.
        let at = leading(this.#sorted.length, (one) => (this.#sorted[one] ?? '') <= rest) - 1;
        const common = commonLength(rest, this.#sorted[at] ?? '');
        while (at >= 0 && (this.#sorted[at]?.length ?? 0) > common)
            at = this.#within[at] ?? -1;
        return this.#sorted[at]?.length ?? 0;
    }
}
function commonLength(one, other) {
    const most = Math.min(one.length, other.length);
    let length = 0;
    while (length < most && one.charCodeAt(length) === other.charCodeAt(length))
        length += 1;
    return length;
}
/** The character at `at` and the one before it, as one number below `PAIRS`; different pairs may share one. */
function pairAt(text, at) {
    return ((text.charCodeAt(at - 1) & 0xff) << 8) | (text.charCodeAt(at) & 0xff);
}
