// A page as a tree. Text enters it as words or as code and is escaped when the tree is written: there is no node for raw Markdown.

/** Part of a line. */
export type Inline =
  | { readonly kind: 'words'; readonly text: string }
  | { readonly kind: 'code'; readonly text: string }
  | { readonly kind: 'strong'; readonly of: Line }
  | { readonly kind: 'break' };

export type Line = readonly Inline[];

export interface Column {
  readonly title: string;
  readonly align?: 'right';
}

export type Block =
  | { readonly kind: 'heading'; readonly level: 2 | 3 | 4; readonly line: Line }
  | { readonly kind: 'paragraph'; readonly line: Line }
  | { readonly kind: 'list'; readonly items: readonly Line[] }
  | { readonly kind: 'table'; readonly columns: readonly Column[]; readonly rows: readonly (readonly Line[])[] }
  | { readonly kind: 'details'; readonly summary: Line; readonly blocks: readonly Block[] }
  | { readonly kind: 'code'; readonly language: '' | 'json' | 'sh' | 'diff'; readonly text: string };

/** What a template of `say` may hold; text and numbers become words. */
export type Piece = string | number | Inline | Line;

/** Ours or others': it is escaped either way. */
export const words = (text: string): Inline => ({ kind: 'words', text });
/** A name, a path, a value: shown as it is. */
export const code = (text: string): Inline => ({ kind: 'code', text });
export const strong = (...pieces: readonly Piece[]): Inline => ({ kind: 'strong', of: pieces.flatMap(lineOf) });
export const lineBreak: Inline = { kind: 'break' };

/** A line with parts put in: say`${3} calls of ${code(name)}`. */
export function say(texts: TemplateStringsArray, ...pieces: readonly Piece[]): Line {
  return texts.flatMap((text, index) => [...(text === '' ? [] : [words(text)]), ...lineOf(pieces[index] ?? '')]);
}

/** A sentence of ours, with what stands in it between backticks as code. Text of others that is part of it is escaped as anywhere. */
export function sentence(text: string): Line {
  return text.split(QUOTED).flatMap((part, at) => (at % 2 === 1 ? [code(part)] : lineOf(part)));
}

/** Between single backticks; what touches other backticks stays as it is. */
const QUOTED = /(?<!`)`([^`\r\n]+)`(?!`)/;

/** Lines one after the other, with `between` between them. */
export function joined(lines: readonly Piece[], between: string): Line {
  return lines.flatMap((piece, index) => [...(index === 0 ? [] : [words(between)]), ...lineOf(piece)]);
}

export const heading = (level: 2 | 3 | 4, line: Piece): Block => ({ kind: 'heading', level, line: lineOf(line) });
export const paragraph = (line: Piece): Block => ({ kind: 'paragraph', line: lineOf(line) });
export const list = (items: readonly Piece[]): Block => ({ kind: 'list', items: items.map(lineOf) });
export const details = (summary: Piece, blocks: readonly Block[]): Block => ({ kind: 'details', summary: lineOf(summary), blocks });
export const codeBlock = (language: '' | 'json' | 'sh' | 'diff', text: string): Block => ({ kind: 'code', language, text });

/** A column whose title ends in `>` is set to the right: it holds numbers. */
export function table(titles: readonly string[], rows: readonly (readonly Piece[])[]): Block {
  const columns = titles.map((title): Column => (title.endsWith('>') ? { title: title.slice(0, -1), align: 'right' } : { title }));
  return { kind: 'table', columns, rows: rows.map((row) => row.map(lineOf)) };
}

export function lineOf(piece: Piece): Line {
  if (typeof piece === 'string') return piece === '' ? [] : [words(piece)];
  if (typeof piece === 'number') return [words(String(piece))];
  return 'kind' in piece ? [piece] : piece;
}
