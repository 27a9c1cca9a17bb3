/** How a decision grows with the participants, and a session with its calls. */
import { performance } from 'node:perf_hooks';
import { toolInput } from '../src/contract/input.ts';
import type { GuardedTool } from '../src/session/ports.ts';
import { decisions } from './chain.ts';
import { type Bench, once, type Row, spreadOf } from './measure.ts';
import { interceptors, rig } from './rig.ts';
import { inScratch } from './scratch.ts';

const tool: GuardedTool = { name: 'spawn', level: () => 'process', check: () => undefined };
const setting = { turn: 1, available: ['spawn'] };

export const growth: Bench = { name: 'growth', run: () => inScratch(grow) };

async function grow(folder: string): Promise<readonly Row[]> {
  await callsOf(folder, 500);
  const rows: Row[] = [];
  for (const participants of [1, 10, 100]) {
    const { value } = await decisions(folder, participants);
    rows.push({ what: `a decision of ${participants} participants, each`, unit: 'µs', value: once(value.median / participants) });
  }
  const short = await callsOf(folder, 1000);
  const long = await callsOf(folder, 10_000);
  rows.push({ what: 'a call, its result and its records, of 1,000', unit: 'µs', value: spreadOf(short) });
  const [first, last] = [spreadOf(long.slice(0, 1000)), spreadOf(long.slice(-1000))];
  const aim = { words: '1.5 x', met: last.median < first.median * 1.5 };
  rows.push({ what: 'of 10,000, the last thousand beside the first', unit: 'µs', value: last, floor: first, aim });
  return rows;
}

/** Microseconds of each call, judged and reviewed, in a session of so many. */
async function callsOf(folder: string, calls: number): Promise<number[]> {
  const { enforcer, ledger } = rig(folder, interceptors(3));
  const spans: number[] = [];
  for (let index = 0; index < calls; index += 1) {
    const call = { id: `call-${index}`, agentId: 'main', toolName: 'spawn', input: toolInput(`{"command":"echo ${index}"}`) };
    const start = performance.now();
    const judgement = await enforcer.judge(call, tool, setting);
    if (judgement.kind !== 'run') throw new Error(`a call of the bench was refused: ${judgement.words}`);
    await enforcer.review(call, { output: { kind: 'text', text: `${index}\n` }, isError: false });
    spans.push((performance.now() - start) * 1000);
  }
  ledger.abandon();
  return spans;
}
