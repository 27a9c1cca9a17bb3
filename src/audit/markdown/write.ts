// The one place where a tree becomes Markdown.
import { unreachable } from '../../contract/result.ts';
import { codeHtml, codeMarkdown, fenced, partsOfProse, proseHtml, proseMarkdown } from '../escape.ts';
import type { Block, Column, Inline, Line } from './tree.ts';

/** Where a line stands: in a block of its own, in a cell of a table, or between tags of HTML. */
type Place = 'block' | 'cell' | 'html';

/** Blocks with a blank line between them and a line end after the last. */
export function writeMarkdown(blocks: readonly Block[]): string {
  return blocks.map((block) => `${written(block)}\n`).join('\n');
}

function written(block: Block): string {
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

function tableOf(columns: readonly Column[], rows: readonly (readonly Line[])[]): string {
  const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [
    row(columns.map(({ title }) => proseMarkdown(title))),
    row(columns.map(({ align }) => (align === 'right' ? '--:' : '---'))),
    ...rows.map((cells) => row(cells.map((cell) => lineIn('cell', cell)))),
  ].join('\n');
}

function lineIn(place: Place, line: Line): string {
  const whole = merged(line);
  return whole
    .flatMap((part, at) => withPlaces(part, whole[at - 1], whole[at + 1]))
    .map((part) => inline(place, part))
    .join('');
}

/** Words that follow each other are escaped as one, so that nothing comes of how they were put together. */
function merged(line: Line): readonly Inline[] {
  const parts: Inline[] = [];
  for (const part of line) {
    const last = parts.at(-1);
    if (part.kind === 'words' && last?.kind === 'words') parts[parts.length - 1] = { kind: 'words', text: last.text + part.text };
    else parts.push(part);
  }
  return parts;
}

/** Words with the paths in them as code; but code beside code would be one. */
function withPlaces(part: Inline, before: Inline | undefined, after: Inline | undefined): readonly Inline[] {
  if (part.kind !== 'words') return [part];
  const parts = partsOfProse(part.text);
  const touches = (at: number): boolean => (at === 0 && before?.kind === 'code') || (at === parts.length - 1 && after?.kind === 'code');
  return merged(parts.map((one, at): Inline => (touches(at) ? { kind: 'words', text: one.text } : one)));
}

function inline(place: Place, part: Inline): string {
  switch (part.kind) {
    case 'words': {
      const [, before = '', text = '', after = ''] = /^( *)([^]*?)( *)$/.exec(part.text) ?? [];
      const space = (spaces: string): string => (spaces === '' ? '' : ' ');
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
function strongIn(place: Place, inner: string): string {
  return place !== 'html' && /^[A-Za-z0-9](?:[^]*[A-Za-z0-9])?$/.test(inner) ? `**${inner}**` : `<b>${inner}</b>`;
}
