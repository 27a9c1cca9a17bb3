/** What a large output costs in memory on its way through one post hook. */
import { join } from 'node:path';
import { node } from '../scripts/program.ts';
import { type Bench, once, type Row } from './measure.ts';

const mib = 1024 * 1024;

export const memory: Bench = {
  name: 'memory',
  run: async () => [await row('64 MiB of ASCII through one post hook', 'x'), await row('the same with letters that are not Latin', 'я')],
};

async function row(what: string, filler: string): Promise<Row> {
  const [floor, value] = [await peak('bare', filler), await peak('hook', filler)];
  const met = value < 5 * 64;
  return { what, unit: 'MB', value: once(value), floor: once(floor), aim: { words: '5 x 64 MB', met } };
}

/** Mebibytes by which a process grows. */
async function peak(mode: 'bare' | 'hook', filler: string): Promise<number> {
  const ran = await node([join(import.meta.dirname, 'programs', 'large-output.ts'), mode, filler]);
  if (ran.code !== 0) throw new Error(ran.output);
  return Number(ran.output.trim()) / mib;
}
