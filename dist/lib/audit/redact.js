import { Beginnings } from './beginnings.js';
import { findMany } from './find-many.js';
import { joinedLines, withoutOpenEnd } from './joined-lines.js';
import { needlesOf } from './redact-forms.js';
import { findTokenShapes } from './token-shapes.js';
const MASK = '***';
/** Characters past the limit that are searched too, so that a credential that begins before the limit is recognised. */
const REACH = 4096;
/**
 * Looks for each secret in its common encodings. Where several overlap, all that any of them covers is replaced. A value of fewer than six
 * characters is replaced only where it stands as a word of its own, one of fewer than four not at all.
 */
export function redactor(secrets) {
    const { anywhere, words } = needlesOf(secrets);
    const search = findMany(anywhere);
    const searchShapes = findTokenShapes();
    const wordPattern = patternOf(words);
    const reach = anywhere.reduce((longest, { length }) => Math.max(longest, length), REACH);
    const find = (text) => {
        const found = [];
        search(text, found);
        const joined = anywhere.length === 0 ? undefined : joinedLines(text);
        if (joined !== undefined) {
            const inLines = [];
            search(joined.text, inLines);
            for (const span of inLines)
                found.push(joined.original(span));
        }
        if (wordPattern !== undefined) {
            for (const match of text.matchAll(wordPattern))
                found.push({ start: match.index, end: match.index + match[0].length });
        }
        return found;
    };
    const redact = (text) => replaced(text, find(text), text.length);
    const beginning = (text, limit) => {
        const near = text.slice(0, limit + reach);
        const found = find(near);
        searchShapes(near, found);
        const cut = text.length <= limit ? text.length : boundary(text, limit);
        const redacted = replaced(near, found, cut);
        const fits = redacted.length <= limit;
        return { text: fits ? redacted : redacted.slice(0, boundary(redacted, limit)), whole: fits && cut === text.length };
    };
    const begun = new Beginnings([...anywhere, ...words]);
    const unfinished = (text) => {
        const near = text.slice(Math.max(0, text.length - 2 * begun.longest));
        const open = withoutOpenEnd(near);
        const joined = joinedLines(open);
        const letters = joined?.text ?? open;
        const held = begun.endOf(letters);
        const begins = { start: letters.length - held, end: letters.length };
        // A secret that is there already is not cut open.
        let cut = held === 0 ? near.length : (joined?.original(begins) ?? begins).start;
        for (const { start, end } of find(near).toSorted((a, b) => b.start - a.start))
            if (start < cut && end > cut)
                cut = start;
        return near.length - cut;
    };
    return Object.assign(redact, { beginning, unfinished });
}
/** The text up to `cut` with every span that begins there replaced, overlapping ones by one mask. */
function replaced(text, found, cut) {
    if (found.length === 0)
        return cut === text.length ? text : text.slice(0, cut);
    found.sort((a, b) => a.start - b.start);
    const parts = [];
    let done = 0;
    for (const { start, end } of found) {
        if (start >= cut)
            break;
        if (start >= done)
            parts.push(text.slice(done, start), MASK);
        done = Math.max(done, end);
    }
    if (done < cut)
        parts.push(text.slice(done, cut));
    return parts.join('');
}
/** `at`, or one less where it would part the two halves of a character. */
function boundary(text, at) {
    return at > 0 && at < text.length && /^[\ud800-\udbff][\udc00-\udfff]$/.test(text.slice(at - 1, at + 1)) ? at - 1 : at;
}
function patternOf(words) {
    if (words.length === 0)
        return undefined;
    const quoted = [...words].sort((a, b) => b.length - a.length).map((word) => word.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&'));
    return new RegExp(`(?<![A-Za-z0-9_])(?:${quoted.join('|')})(?![A-Za-z0-9_])`, 'g');
}
