/** A session of ten thousand replayed calls, as the command line runs it: whether it stays as fast and as small as it begins. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { execa } from 'execa';
import { root } from '../scripts/program.ts';
import { type Bench, once, type Row, spreadOf } from './measure.ts';
import { inScratch } from './scratch.ts';

const cli = join(root, 'dist', 'cli', 'index.js');
const calls = 10_000;
const mib = 1024 * 1024;

export const replayed: Bench = {
  name: 'replayed',
  run: async () => (existsSync(cli) ? inScratch(replay) : 'dist is not built: npm run build'),
};

async function replay(folder: string): Promise<readonly Row[]> {
  const workspace = join(folder, 'workspace');
  mkdirSync(workspace);
  writeFileSync(join(workspace, 'a.txt'), 'a line\n');
  const script = join(folder, 'replay.json');
  writeFileSync(script, JSON.stringify({ schema: 1, turns: turns() }));
  const [audit, peak] = [join(folder, 'audit.jsonl'), join(folder, 'peak')];
  const flags = ['--agent', 'replay', '--replay-file', script, '--audit-file', audit, '--summary-file', join(folder, 'summary.md')];
  const preload = pathToFileURL(join(import.meta.dirname, 'programs', 'peak.mjs')).href;
  await execa(process.execPath, ['--import', preload, cli, 'run', ...flags], {
    cwd: workspace,
    extendEnv: false,
    env: { PATH: process.env['PATH'], HOME: folder, TMPDIR: folder, BENCH_PEAK: peak },
    stdin: 'ignore',
    stdout: 'ignore',
    timeout: 300_000,
  });
  const spans = spansOf(readFileSync(audit, 'utf8'));
  const size = Number(readFileSync(peak, 'utf8')) / mib;
  const [first, last] = [spreadOf(spans.slice(0, 1000)), spreadOf(spans.slice(-1000))];
  return [
    {
      what: 'a replayed call, the last thousand beside the first',
      unit: 'ms',
      value: last,
      floor: first,
      aim: { words: '1.5 x', met: last.median < first.median * 1.5 },
    },
    { what: `the process at its largest, ${calls} calls`, unit: 'MB', value: once(size), aim: { words: '150 MB', met: size < 150 } },
  ];
}

function turns(): unknown[] {
  const input = { operations: [{ op: 'read', path: 'a.txt' }] };
  const made: unknown[] = Array.from({ length: calls }, (_, index) => ({ tool_calls: [{ id: `call-${index}`, name: 'files', input }] }));
  return [...made, { text: 'done' }];
}

/** Milliseconds from each call's first record to that of the next. */
function spansOf(ledger: string): number[] {
  const begun = [...ledger.matchAll(/"elapsed_ms":([\d.]+),"type":"call"/g)].map((match) => Number(match[1]));
  if (begun.length !== calls) throw new Error(`${begun.length} calls are on record, and ${calls} were made`);
  return begun.slice(1).map((at, index) => at - (begun[index] ?? at));
}
