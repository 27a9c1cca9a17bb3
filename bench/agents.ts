/**
 * Whole agents: a turn without hooks, with a hook that does nothing, and under the guard; each with the same tool and an answer of the
 * model that is there at once. All ways of one agent are led through their turns by turns.
 */
import { join } from 'node:path';
import { CASES, type BenchCase } from './agents/cases.ts';
import { lead, type Led, type Way } from './agents/led.ts';
import { type Bench, once, type Row, spreadOf } from './measure.ts';
import { inScratch } from './scratch.ts';
import { testAgent } from '../test/support/agents/install.ts';
import { probeBubblewrap } from '../src/agents/launch/probe.ts';

/** Names of agents, separated by commas: these alone. */
const ONLY = 'BASIS_BENCH_AGENTS';
/** So many that are measured, after those in which an agent warms up. */
const turns = 25;
const warm = 5;

export const agents: Bench = { name: 'agents', run: everyAgent };

async function everyAgent(): Promise<readonly Row[] | string> {
  const rows: Row[] = [];
  const missing: string[] = [];
  const bubblewrap = await probeBubblewrap({ signal: new AbortController().signal });
  const ways: readonly Way[] = ['no-hooks', 'no-op-hook', 'unconfined', ...(bubblewrap.ok ? (['confined'] as const) : [])];
  const only = process.env[ONLY]?.split(',');
  for (const of of CASES) {
    if (only !== undefined && !only.includes(of.name)) continue;
    const agent = await testAgent(of.name);
    if ('unavailable' in agent) {
      missing.push(agent.unavailable);
      continue;
    }
    const found = await inScratch((folder) =>
      measured(ways, (way) => lead({ of, agent, folder: join(folder, way), turns: turns + warm }, way)),
    );
    rows.push(...rowsOf(of, found));
  }
  return rows.length > 0 ? rows : missing.join('; ');
}

interface Measured {
  readonly firstMs: number;
  readonly turnsMs: readonly number[];
}

/** Starts one after the other; then each has a turn, in turns. */
async function measured(ways: readonly Way[], start: (way: Way) => Promise<Led>): Promise<ReadonlyMap<Way, Measured>> {
  await using open = new AsyncDisposableStack();
  const led = new Map<Way, { readonly session: Led; readonly turnsMs: number[] }>();
  for (const way of ways) led.set(way, { session: open.use(await start(way)), turnsMs: [] });
  for (let turn = 0; turn < turns + warm; turn += 1) {
    for (const { session, turnsMs } of led.values()) {
      const ms = await session.turn();
      if (turn >= warm) turnsMs.push(ms);
    }
  }
  for (const { session } of led.values()) await session.finish();
  return new Map([...led].map(([way, { session, turnsMs }]) => [way, { firstMs: session.firstMs, turnsMs }]));
}

const WORDS: Readonly<Record<Way, string>> = {
  'no-hooks': 'without hooks',
  'no-op-hook': 'with an sh hook that does nothing',
  unconfined: 'under the guard',
  confined: 'under the guard in bubblewrap',
};

function rowsOf(of: BenchCase, found: ReadonlyMap<Way, Measured>): readonly Row[] {
  const turnOf = (way: Way) => spreadOf(found.get(way)?.turnsMs ?? []);
  const [bare, noOp] = [turnOf('no-hooks'), turnOf('no-op-hook')];
  const rows: Row[] = [{ what: `${of.name}: a turn ${WORDS['no-op-hook']}`, unit: 'ms', value: noOp, floor: bare }];
  for (const way of ['unconfined', 'confined'] as const) {
    if (!found.has(way)) continue;
    const value = turnOf(way);
    const aim =
      of.floor === 'no-hooks'
        ? { words: '5 ms added', met: value.median - bare.median < 5 }
        : { words: '1.3 x', met: value.median <= noOp.median * 1.3 };
    rows.push({ what: `${of.name}: a turn ${WORDS[way]}`, unit: 'ms', value, floor: of.floor === 'no-hooks' ? bare : noOp, aim });
  }
  const first = (way: Way) => once(found.get(way)?.firstMs ?? Number.NaN);
  for (const way of ['unconfined', 'confined'] as const)
    if (found.has(way))
      rows.push({ what: `${of.name}: to the first request ${WORDS[way]}`, unit: 'ms', value: first(way), floor: first('no-hooks') });
  return rows;
}
