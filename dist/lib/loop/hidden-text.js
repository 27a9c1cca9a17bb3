import { invisibleRuns } from './invisible-characters.js';
export const MAX_FINDINGS = 50;
const MAX_TEXT = 300;
/** Shorter titles and texts in place of pictures are usual and small. */
const LONG = 40;
/** So far to the right or below nobody scrolls. */
const FAR = 200;
/**
 * What a text in Markdown hides when it is rendered, in the order in which it stands there, at most 50 findings. It reports too much
 * rather than too little: a comment inside a code block, which is visible, is reported too. Every search is linear in the text.
 */
export function hiddenText(markdown) {
    const found = [
        ...between(markdown, /<!--/g, '-->', 'an HTML comment'),
        ...matches(markdown, /<[!?](?!--)[^>]{1,2000}>?/g, 'markup that browsers treat as a comment'),
        ...matches(markdown, /\]\([^()\s]{0,500}[ \t]{1,20}(?:"([^"]{1,2000})"|'([^']{1,2000})')[ \t]{0,20}\)/g, 'the title of a link or picture'),
        ...matches(markdown, /!\[([^\][]{1,2000})\]/g, 'the text in place of a picture').filter(({ text }) => text.length >= LONG),
        ...definitions(markdown),
        ...between(markdown, /<details/gi, '</details', 'a collapsed section').filter(({ text }) => !/^[^>]{0,200}\bopen\b/i.test(text)),
        ...tags(markdown),
        ...outOfSight(markdown),
        ...invisibleRuns(markdown).map(({ kind, offset, meaning }) => ({ what: INVISIBLE_WORDS[kind], offset, text: meaning })),
    ];
    const placed = placer(markdown);
    return found
        .sort((one, other) => one.offset - other.offset)
        .slice(0, MAX_FINDINGS)
        .map(({ what, offset, text }) => ({ what, where: placed(offset), text: cut(text.trim()) }));
}
const INVISIBLE_WORDS = {
    'zero-width': 'characters without width',
    bidirectional: 'characters that change the order in which text is shown',
    tag: 'tag characters, which spell invisible letters',
    filler: 'letters that look like nothing',
    selector: 'selectors that select nothing',
    private: 'characters for private use',
};
/** From each `open` to the next `close`, or to the end: what is not closed hides all that follows. */
function between(text, open, close, what) {
    const found = [];
    const closing = new RegExp(close, 'gi');
    for (const match of text.matchAll(open)) {
        if (match.index < closing.lastIndex)
            continue;
        const start = match.index + match[0].length;
        closing.lastIndex = start;
        const end = closing.exec(text);
        found.push({ what, offset: match.index, text: text.slice(start, end?.index) });
        if (end === null)
            break;
    }
    return found;
}
/** Each match; its text is the first group that took part, or all of it. */
function matches(text, pattern, what) {
    return [...text.matchAll(pattern)].map((match) => ({
        what,
        offset: match.index,
        text: match.slice(1).find((group) => group !== undefined) ?? match[0],
    }));
}
/** Definitions of references are never shown: those with a title, those that are comments by custom, those that nothing refers to. */
function definitions(text) {
    const uses = new Map();
    for (const [, label = ''] of text.matchAll(/\[([^\][\n]{1,500})\]/g))
        uses.set(label.toLowerCase(), (uses.get(label.toLowerCase()) ?? 0) + 1);
    return [...text.matchAll(/^[ \t>]{0,20}\[([^\][\n]{1,500})\]:[ \t]{0,20}(\S{1,2000})([^\n]{0,2000})/gm)].flatMap((match) => {
        const [whole, label = '', target = '', rest = ''] = match;
        const isNote = label.startsWith('^');
        const isUsed = (uses.get(label.toLowerCase()) ?? 0) > 1;
        if (isNote || (isUsed && rest.trim() === '' && target.length < FAR))
            return [];
        return [{ what: 'the definition of a reference', offset: match.index, text: whole.trim() }];
    });
}
/** Elements of HTML that are not shown, and attributes whose text is shown nowhere. */
function tags(text) {
    return [...text.matchAll(/<[a-z](?:[^<>"']|"[^"]{0,2000}"|'[^']{0,2000}')*>?/gi)].flatMap((match) => {
        const [tag] = match;
        const inside = text.slice(match.index + tag.length, match.index + tag.length + MAX_TEXT).split('<')[0] ?? '';
        const hides = isHiding(tag) ? [{ what: 'an element that is not shown', offset: match.index, text: `${tag}${inside}` }] : [];
        const silent = matches(tag, /\b(?:title|alt|aria-label|data-[\w-]{1,50})\s{0,5}=\s{0,5}(?:"([^"]{1,2000})"|'([^']{1,2000})')/gi, 'an attribute that is not shown');
        return [
            ...hides,
            ...silent.filter((found) => found.text.length >= LONG).map((found) => ({ ...found, offset: match.index + found.offset })),
        ];
    });
}
function isHiding(tag) {
    if (/\shidden(?=[\s=>/])/i.test(tag))
        return true;
    const style = /\sstyle\s*=\s*(?:"([^"]*)"|'([^']*)')/i.exec(tag);
    const value = (style?.[1] ?? style?.[2] ?? '').replace(/\s/g, '').toLowerCase();
    return /display:none|visibility:hidden|opacity:0|font-size:[01](?:px|pt|em|%|;|$)|(?:^|;)color:(?:white|transparent|#f{3,8}(?:;|$)|rgb\(255,255,255\))/.test(value);
}
/** What stands far to the right, or far below. */
function outOfSight(text) {
    return [...text.matchAll(/\s+/g)].flatMap((match) => {
        const [space] = match;
        const end = match.index + space.length;
        const follows = text.slice(end, end + MAX_TEXT).split('\n')[0] ?? '';
        const lines = space.split('\n');
        if (follows === '' || space.length < 100)
            return [];
        if (lines.length > 100)
            return [{ what: 'text below a hundred empty lines', offset: end, text: follows }];
        return (lines.at(-1)?.length ?? 0) >= FAR ? [{ what: `text more than ${FAR} columns to the right`, offset: end, text: follows }] : [];
    });
}
function cut(text) {
    return text.length <= MAX_TEXT ? text : `${text.slice(0, MAX_TEXT).toWellFormed()}… (${text.length} characters)`;
}
/** Places of rising offsets, each line counted once. */
function placer(text) {
    let line = 1;
    let start = 0;
    return (offset) => {
        for (let next = text.indexOf('\n', start); next !== -1 && next < offset; next = text.indexOf('\n', start)) {
            line += 1;
            start = next + 1;
        }
        return { line, column: offset - start + 1 };
    };
}
