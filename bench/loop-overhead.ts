/**
 * The built-in agent as the command line runs it, against the least agent that the provider's library allows: time of a turn without
 * the model's own, time from the start to the first request, size after five hundred turns.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { execa } from 'execa';
import { root } from '../scripts/program.ts';
import { type Bench, once, type Row, spreadOf } from './measure.ts';
import { ModelStandIn } from './model-stand-in.ts';
import { inScratch } from './scratch.ts';

const cli = join(root, 'dist', 'cli', 'index.js');
const turns = 500;
const starts = 7;

export const loopOverhead: Bench = {
  name: 'loop-overhead',
  run: async () => (existsSync(cli) ? inScratch(compare) : 'dist is not built: npm run build'),
};

type ArgvOf = (url: string) => readonly string[];

async function compare(folder: string): Promise<readonly Row[]> {
  const workspace = join(folder, 'workspace');
  mkdirSync(workspace);
  writeFileSync(join(workspace, 'a.txt'), 'a line of text\n'.repeat(100));
  const key = ['--api-key', 'bench', '--model', 'anthropic/claude-sonnet-4-5'];
  const guarded: ArgvOf = (url) => [cli, 'run', '--prompt', 'Go on.', '--base-url', url, '--workspace', workspace, ...key];
  const bare: ArgvOf = (url) => [join(import.meta.dirname, 'programs', 'bare-agent.ts'), url, join(workspace, 'a.txt')];

  const first = { bare: [] as number[], guarded: [] as number[] };
  for (let round = 0; round < starts; round += 1) {
    first.bare.push((await measure(folder, bare, 0)).firstMs);
    first.guarded.push((await measure(folder, guarded, 0)).firstMs);
  }
  const least = await measure(folder, bare, turns);
  const whole = await measure(folder, guarded, turns);
  const [early, late] = [spreadOf(whole.between.slice(0, 100)), spreadOf(whole.between.slice(-100))];
  return [
    { what: 'from the start to the first request', unit: 'ms', value: spreadOf(first.guarded), floor: spreadOf(first.bare) },
    { what: `a turn without the model's time, of ${turns}`, unit: 'ms', value: spreadOf(whole.between), floor: spreadOf(least.between) },
    { what: 'the same, the last hundred beside the first', unit: 'ms', value: late, floor: early },
    { what: `the process at its largest, ${turns} turns`, unit: 'MB', value: once(whole.peakMb), floor: once(least.peakMb) },
  ];
}

interface Measured {
  readonly firstMs: number;
  readonly between: readonly number[];
  readonly peakMb: number;
}

/** One run over so many turns with a call, and one without. */
async function measure(folder: string, argvOf: ArgvOf, count: number): Promise<Measured> {
  let pid: number | undefined;
  let peakMb = Number.NaN;
  await using model = await ModelStandIn.start(count, () => {
    peakMb = pid === undefined ? Number.NaN : peakOf(pid);
  });
  const began = performance.now();
  const running = execa(process.execPath, argvOf(model.url), {
    cwd: folder,
    extendEnv: false,
    env: { PATH: process.env['PATH'], HOME: folder, TMPDIR: folder, RUNNER_TEMP: folder },
    stdin: 'ignore',
    timeout: 300_000,
  });
  pid = running.pid;
  await running;
  if (model.came.length !== count + 1) throw new Error(`the model was asked ${model.came.length} times, and not ${count + 1}`);
  return { firstMs: (model.came[0] ?? Number.NaN) - began, between: model.between, peakMb };
}

/** Mebibytes that a process took at its largest so far; not known where there is no /proc. */
function peakOf(pid: number): number {
  try {
    const kib = /^VmHWM:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return kib === undefined ? Number.NaN : Number(kib) / 1024;
  } catch {
    return Number.NaN;
  }
}
