// The one place where a tree becomes Markdown.
import { unreachable } from '../../contract/result.js';
import { codeHtml, codeMarkdown, fenced, partsOfProse, proseHtml, proseMarkdown } from '../escape.js';
/** Blocks with a blank line between them and a line end after the last. */
export function writeMarkdown(blocks) {
    return blocks.map((block) => `${written(block)}\n`).join('\n');
}
function written(block) {
    switch (block.kind) {
        case 'heading':
            return `${'#'.repeat(block.level)} ${lineIn('block', block.line)}`;
        case 'paragraph':
            return lineIn('block', block.line);
        case 'list':
            return block.items.map((item) => `- ${lineIn('block', item)}`).join('\n');
        case 'table':
            return tableOf(block.columns, block.rows);
        case 'details':
            return `<details>\n<summary>${lineIn('html', block.summary)}</summary>\n\n${writeMarkdown(block.blocks)}\n</details>`;
        case 'code':
            return fenced(block.text, block.language);
        default:
            return unreachable(block);
    }
}
function tableOf(columns, rows) {
    const row = (cells) => `| ${cells.join(' | ')} |`;
    return [
        row(columns.map(({ title }) => proseMarkdown(title))),
        row(columns.map(({ align }) => (align === 'right' ? '--:' : '---'))),
        ...rows.map((cells) => row(cells.map((cell) => lineIn('cell', cell)))),
    ].join('\n');
}
function lineIn(place, line) {
    const whole = merged(line);
    return whole
        .flatMap((part, at) => withPlaces(part, whole[at - 1], whole[at + 1]))
        .map((part) => inline(place, part))
        .join('');
}
/** Words that follow each other are escaped as one, so that nothing comes of how they were put together. */
function merged(line) {
    const parts = [];
    for (const part of line) {
        const last = parts.at(-1);
        if (part.kind === 'words' && last?.kind === 'words')
            parts[parts.length - 1] = { kind: 'words', text: last.text + part.text };
        else
            parts.push(part);
    }
    return parts;
}
/** Words with the paths in them as code; but code beside code would be one. */
function withPlaces(part, before, after) {
    if (part.kind !== 'words')
        return [part];
    const parts = partsOfProse(part.text);
    const touches = (at) => (at === 0 && before?.kind === 'code') || (at === parts.length - 1 && after?.kind === 'code');
    return merged(parts.map((one, at) => (touches(at) ? { kind: 'words', text: one.text } : one)));
}
function inline(place, part) {
    switch (part.kind) {
        case 'words': {
            const [, before = '', text = '', after = ''] = /^( *)([^]*?)( *)$/.exec(part.text) ?? [];
            const space = (spaces) => (spaces === '' ? '' : ' ');
            return space(before) + (place === 'html' ? proseHtml(text) : proseMarkdown(text)) + space(after);
        }
        case 'code':
            return place === 'html' ? codeHtml(part.text) : codeMarkdown(part.text, place === 'cell');
        case 'strong':
            return strongIn(place, lineIn(place, part.of));
        case 'break':
            return '<br>';
        default:
            return unreachable(part);
    }
}
/** Stars serve where a letter or a digit stands at either end; elsewhere whether they are marks depends on what is beside them. */
function strongIn(place, inner) {
    return place !== 'html' && /^[A-Za-z0-9](?:[^]*[A-Za-z0-9])?$/.test(inner) ? `**${inner}**` : `<b>${inner}</b>`;
}
