/** A decision without any program: interceptors, the level policy, and the records of it on disk. */
import { closeSync, openSync, readFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { toolInput } from '../src/contract/input.ts';
import type { GuardedTool } from '../src/session/ports.ts';
import { type Bench, type Row, type Spread, spreadOf } from './measure.ts';
import { interceptors, rig } from './rig.ts';
import { inScratch } from './scratch.ts';

const tool: GuardedTool = { name: 'spawn', level: () => 'process', check: () => undefined };
const setting = { turn: 1, available: ['spawn'] };
const calls = 3000;

export const chain: Bench = { name: 'chain', run: () => inScratch(decide) };

async function decide(folder: string): Promise<readonly Row[]> {
  const ten = await decisions(folder, 10);
  const met = ten.value.median <= 50;
  return [
    { what: 'decision of ten interceptors and the policy, recorded', unit: 'µs', ...ten, aim: { words: '50 µs', met } },
    { what: 'the same with one interceptor', unit: 'µs', ...(await decisions(folder, 1)) },
    { what: 'the same with a hundred', unit: 'µs', ...(await decisions(folder, 100)) },
  ];
}

/** Microseconds of a decision; the floor is the writing of the same records. */
export async function decisions(folder: string, participants: number): Promise<{ readonly value: Spread; readonly floor: Spread }> {
  const { enforcer, ledger } = rig(folder, interceptors(participants));
  const spans: number[] = [];
  for (let index = 0; index < calls; index += 1) {
    const call = { id: `call-${index}`, agentId: 'main', toolName: 'spawn', input: toolInput(`{"command":"echo ${index}"}`) };
    const start = performance.now();
    const judgement = await enforcer.judge(call, tool, setting);
    spans.push((performance.now() - start) * 1000);
    if (judgement.kind !== 'run') throw new Error(`a call of the bench was refused: ${judgement.words}`);
  }
  ledger.abandon();
  return { value: spreadOf(spans.slice(calls / 3)), floor: writes(folder, ledger.path) };
}

function writes(folder: string, ledger: string): Spread {
  const lines = readFileSync(ledger, 'utf8').trimEnd().split('\n');
  const perCall = lines.length / calls;
  const file = openSync(join(folder, 'floor'), 'a');
  const spans: number[] = [];
  for (let at = 0; at + perCall <= lines.length; at += perCall) {
    const start = performance.now();
    for (const line of lines.slice(at, at + perCall)) writeSync(file, `${line}\n`);
    spans.push((performance.now() - start) * 1000);
  }
  closeSync(file);
  return spreadOf(spans);
}
