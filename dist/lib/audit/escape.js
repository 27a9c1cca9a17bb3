// Text as GitHub-flavoured Markdown or HTML that says exactly that text: no markup comes of it, no link, no mention, no reference. Only the
// writer of the tree (markdown/write.ts) calls this.
//
// Prose is kept from GitHub's own filters, which look at the text of the finished page and see through every escape (mentions, references,
// commits, addresses, emoji, mathematics), by a zero-width space at the place that they look for. Code is left alone by all of them, so
// that names, paths and values are shown as code and can be copied as they are; so is a path or an address in the middle of prose that a
// gap would spoil.
import { showHidden } from './visible.js';
/** U+200B: ends a mention, a reference or an address. Hidden characters of the text itself are shown, so that this one is always ours. */
const GAP = '\u200b';
/** Where one of GitHub's filters would find something: a gap follows the match. */
const TRIGGERS = new RegExp([
    '[@#]',
    // Addresses with a scheme, and emoji by name.
    ':(?=/|[a-z0-9_+-]+:)',
    'www(?=\\.)',
    // GH-123, and the trackers that a repository can have configured.
    '[a-z](?=-[0-9])',
].join('|'), 'gi');
/** Words for a paragraph, a list or a cell of Markdown, on one line. */
export function proseMarkdown(text) {
    return onOneLine(text)
        .replace(/[\\`*_[\]|~&<>$]/g, (sign) => MARKDOWN[sign] ?? `\\${sign}`)
        .replace(/^[-+=#]/, '\\$&')
        .replace(/^(\d{1,9})([.)])(?=\s|$)/, '$1\\$2');
}
/** Words between the tags of an HTML block, on one line. */
export function proseHtml(text) {
    return onOneLine(text).replace(/[&<>"'$]/g, (sign) => HTML[sign] ?? sign);
}
/** Text as a code span in Markdown; `inCell` where a `|` would end the cell. */
export function codeMarkdown(text, inCell) {
    const shown = showHidden(text);
    if (shown === '')
        return '(empty)';
    if (inCell && shown.includes('|'))
        return codeByEntities(shown);
    if (shown.trim() === '')
        return codeMarkdown(shown.replaceAll(' ', '␠'), inCell);
    const ticks = '`'.repeat(longestRun(shown) + 1);
    const pad = /^[` ]|[` ]$/.test(shown) ? ' ' : '';
    return `${ticks}${pad}${shown}${pad}${ticks}`;
}
/** Text as code between the tags of an HTML block. */
export function codeHtml(text) {
    const shown = showHidden(text);
    return shown === '' ? '(empty)' : `<code>${shown.replace(/[&<>"']/g, (sign) => HTML[sign] ?? sign)}</code>`;
}
/** Text as the lines of a fenced block, and a fence that it cannot close. */
export function fenced(text, language) {
    const shown = showHidden(text.replaceAll('\r\n', '\n'), '\n\t');
    const fence = '`'.repeat(Math.max(3, longestRun(shown) + 1));
    return `${fence}${language}\n${shown}\n${fence}`;
}
const ENTITIES = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
/** GitHub documents this one for a dollar sign that is no mathematics. */
const DOLLAR = '<span>$</span>';
const MARKDOWN = { ...ENTITIES, $: DOLLAR };
const HTML = { ...ENTITIES, '"': '&quot;', "'": '&#39;', $: DOLLAR };
/** Where it would find a commit. */
const COMMIT = /\b[0-9a-f]{7,}\b/gi;
/** Prose in parts: what of it is a path, a file's name or an address that could not be copied with a gap in it, and what stands between. */
export function partsOfProse(text) {
    const parts = [];
    const line = withoutLineEnds(text);
    let from = 0;
    for (const { 0: found, index } of line.matchAll(PLACE)) {
        const place = found.replace(/[.,:]+$/, '');
        if (!/\/|\.[a-z0-9]+$/i.test(place) || gapped(place) === place)
            continue;
        if (index > from)
            parts.push({ kind: 'words', text: line.slice(from, index) });
        parts.push({ kind: 'code', text: place });
        from = index + place.length;
    }
    if (from < line.length)
        parts.push({ kind: 'words', text: line.slice(from) });
    return parts;
}
/** What a path, a file's name or an address is written with. */
const PLACE = /[\w./~@+%=:#,-]+/g;
const withoutLineEnds = (text) => text.replace(/[ \t]*[\r\n][ \t\r\n]*/g, ' ⏎ ').replaceAll('\t', ' ');
function onOneLine(text) {
    const line = showHidden(withoutLineEnds(text));
    return gapped(line.trim().replace(/ {2,}/g, ' '));
}
function gapped(text) {
    return text.replace(TRIGGERS, `$&${GAP}`).replace(COMMIT, (commit) => commit.replace(/.{4}(?=.)/g, `$&${GAP}`));
}
/** A table splits its cells before it looks for code: there every sign is written as an entity. */
function codeByEntities(shown) {
    const text = gapped(shown).replace(/[!-/:-@[-`{-~]/g, (sign) => `&#${sign.charCodeAt(0)};`);
    return `<code>${text}</code>`;
}
function longestRun(text) {
    return (text.match(/`+/g) ?? []).reduce((longest, run) => Math.max(longest, run.length), 0);
}
