// As many blocks of a list as there is room for, and how many are left out.
import type { Block, Piece } from '../markdown/tree.ts';
import { list, paragraph, table } from '../markdown/tree.ts';
import { writeMarkdown } from '../markdown/write.ts';
import { utf8Length } from '../preview.ts';
import { figure } from './figures.ts';
import type { Shown } from './shown.ts';

/** What is left out, in words that follow a number. */
const IN_THE_LEDGER = 'more: the ledger has them all';

export function fittedBlocks<T>(items: Shown<T>, blockOf: (item: T) => Block, room: number): Block[] {
  const blocks = within(items.kept.map(blockOf), (block) => [block], room);
  return [...blocks, ...leftOut(items.count - blocks.length)];
}

export function fittedList<T>(items: Shown<T>, lineOf: (item: T) => Piece, room: number): Block[] {
  const lines = within(items.kept.map(lineOf), (line) => [list([line])], room);
  return [...(lines.length > 0 ? [list(lines)] : []), ...leftOut(items.count - lines.length)];
}

export function fittedTable<T>(
  titles: readonly string[],
  items: Shown<T>,
  rowOf: (item: T, index: number) => readonly Piece[],
  room: number,
): Block[] {
  const rows = within(items.kept.map(rowOf), (row) => [table(titles, [row])], room);
  return [...(rows.length > 0 ? [table(titles, rows)] : []), ...leftOut(items.count - rows.length)];
}

function within<U>(items: readonly U[], blocksOf: (item: U) => Block[], room: number): U[] {
  let used = 0;
  const fitting = items.findIndex((item) => {
    used += utf8Length(writeMarkdown(blocksOf(item))) + 1;
    return used > room;
  });
  return items.slice(0, fitting === -1 ? items.length : fitting);
}

const leftOut = (count: number): Block[] => (count === 0 ? [] : [paragraph(`… and ${figure(count)} ${IN_THE_LEDGER}.`)]);
