import type { Row, Spread } from './measure.ts';

const headings = ['', 'median', 'p99', 'floor', 'ratio', 'aim', ''];

/** The rows of one benchmark as lines of text. */
export function tableOf(rows: readonly Row[]): string {
  const cells = [headings, ...rows.map(cellsOf)];
  const widths = headings.map((_, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)));
  return cells
    .map((row) => row.map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0))).join('  '))
    .join('\n');
}

function cellsOf({ what, unit, value, floor, aim }: Row): string[] {
  const shown = (number: number): string => `${number.toFixed(number < 10 ? 2 : number < 100 ? 1 : 0)} ${unit}`;
  return [
    what,
    shown(value.median),
    value.p99 === value.median ? '' : shown(value.p99),
    floor === undefined ? '' : shown(floor.median),
    floor === undefined ? '' : ratioOf(value, floor),
    aim?.words ?? '',
    aim === undefined ? '' : aim.met ? 'met' : 'MISSED',
  ];
}

function ratioOf(value: Spread, floor: Spread): string {
  return `${(value.median / floor.median).toFixed(2)} x`;
}
