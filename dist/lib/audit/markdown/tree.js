// A page as a tree. Text enters it as words or as code and is escaped when the tree is written: there is no node for raw Markdown.
/** Ours or others': it is escaped either way. */
export const words = (text) => ({ kind: 'words', text });
/** A name, a path, a value: shown as it is. */
export const code = (text) => ({ kind: 'code', text });
export const strong = (...pieces) => ({ kind: 'strong', of: pieces.flatMap(lineOf) });
export const lineBreak = { kind: 'break' };
/** A line with parts put in: say`${3} calls of ${code(name)}`. */
export function say(texts, ...pieces) {
    return texts.flatMap((text, index) => [...(text === '' ? [] : [words(text)]), ...lineOf(pieces[index] ?? '')]);
}
/** A sentence of ours, with what stands in it between backticks as code. Text of others that is part of it is escaped as anywhere. */
export function sentence(text) {
    return text.split(QUOTED).flatMap((part, at) => (at % 2 === 1 ? [code(part)] : lineOf(part)));
}
/** Between single backticks; what touches other backticks stays as it is. */
const QUOTED = /(?<!`)`([^`\r\n]+)`(?!`)/;
/** Lines one after the other, with `between` between them. */
export function joined(lines, between) {
    return lines.flatMap((piece, index) => [...(index === 0 ? [] : [words(between)]), ...lineOf(piece)]);
}
export const heading = (level, line) => ({ kind: 'heading', level, line: lineOf(line) });
export const paragraph = (line) => ({ kind: 'paragraph', line: lineOf(line) });
export const list = (items) => ({ kind: 'list', items: items.map(lineOf) });
export const details = (summary, blocks) => ({ kind: 'details', summary: lineOf(summary), blocks });
export const codeBlock = (language, text) => ({ kind: 'code', language, text });
/** A column whose title ends in `>` is set to the right: it holds numbers. */
export function table(titles, rows) {
    const columns = titles.map((title) => (title.endsWith('>') ? { title: title.slice(0, -1), align: 'right' } : { title }));
    return { kind: 'table', columns, rows: rows.map((row) => row.map(lineOf)) };
}
export function lineOf(piece) {
    if (typeof piece === 'string')
        return piece === '' ? [] : [words(piece)];
    if (typeof piece === 'number')
        return [words(String(piece))];
    return 'kind' in piece ? [piece] : piece;
}
