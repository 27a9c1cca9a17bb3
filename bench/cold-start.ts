/** One `ask` from a cold start, against a program that does nothing. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { execa } from 'execa';
import { root } from '../scripts/program.ts';
import { type Bench, inTurns, type Row, spreadOf } from './measure.ts';
import { inScratch } from './scratch.ts';

const cli = join(root, 'dist', 'cli', 'index.js');
const rounds = 25;

export const coldStart: Bench = {
  name: 'cold-start',
  run: async () => (existsSync(cli) ? inScratch(ask) : 'dist is not built: npm run build'),
};

async function ask(folder: string): Promise<readonly Row[]> {
  const how = { cwd: folder, extendEnv: false, env: { PATH: process.env['PATH'], HOME: folder, TMPDIR: folder } };
  const input = JSON.stringify({ tool_name: 'spawn', input: { command: 'ls' } });
  const empty = join(import.meta.dirname, 'programs', 'empty.mjs');
  const asked = async (): Promise<void> => {
    const { stdout } = await execa(process.execPath, [cli, 'ask', '--allow-process'], { ...how, input });
    if (!stdout.includes('"allow"')) throw new Error(`ask did not allow: ${stdout}`);
  };
  const spans = await inTurns(rounds, () => execa(process.execPath, [empty], { ...how, input: '' }), asked);
  const value = spreadOf(spans.b);
  const aim = { words: '120 ms', met: value.median <= 120 };
  return [{ what: 'ask, from the command line', unit: 'ms', value, floor: spreadOf(spans.a), aim }];
}
