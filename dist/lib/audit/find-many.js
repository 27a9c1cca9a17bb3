// Finds many strings in one pass over a long text (after Wu and Manber): a table tells, by the last two characters of a window, how
// far the next place is at which any of them could end, so that most characters are never looked at.
const PAIRS = 1 << 16;
/** `needles` are at least two characters each; the shorter the shortest, the slower the search. */
export function findMany(needles) {
    if (needles.length === 0)
        return () => undefined;
    const longestFirst = [...needles].sort((a, b) => b.length - a.length);
    const window = Math.min(...needles.map(({ length }) => length));
    const skip = new Uint8Array(PAIRS).fill(Math.min(window - 1, 255));
    const ending = new Map();
    for (const needle of longestFirst) {
        for (let at = 1; at < window; at += 1) {
            const pair = pairAt(needle, at);
            skip[pair] = Math.min(skip[pair] ?? 0, window - 1 - at);
        }
        const pair = pairAt(needle, window - 1);
        ending.set(pair, [...(ending.get(pair) ?? []), needle]);
    }
    return (text, found) => {
        for (let at = window - 1; at < text.length;) {
            const pair = pairAt(text, at);
            const step = skip[pair] ?? 1;
            if (step === 0) {
                const start = at - window + 1;
                const match = ending.get(pair)?.find((needle) => text.startsWith(needle, start));
                if (match !== undefined)
                    found.push({ start, end: start + match.length });
            }
            at += step === 0 ? 1 : step;
        }
    };
}
/** The character at `at` and the one before it, as one number below `PAIRS`; different pairs may share one. */
function pairAt(text, at) {
    return ((text.charCodeAt(at - 1) & 0xff) << 8) | (text.charCodeAt(at) & 0xff);
}
