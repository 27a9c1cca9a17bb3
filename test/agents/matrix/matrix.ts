// The failures of one agent's binding, each in a session of its own, told by what is on the disk, on record and at the model.
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { atHand } from '../../support/agents/at-hand.ts';
import { testAgent } from '../../support/agents/install.ts';
import type { AgentCase } from '../../support/agents/session.ts';
import { verifyFile } from '../../support/run/ledger.ts';
import { leftOf } from '../../subprocess/support.ts';
import { CHOSEN, headOf, keyOf, rowsFor } from './rows.ts';
import { type Faulted, inject, type Injection } from './scene.ts';
import { record, rowsThere } from './table.ts';

/** Milliseconds for all sessions of a file, which wait for each other. */
const ALL = 1_800_000;
/** Sessions of one file at once. */
const AT_ONCE = 2;

type Mode = 'chosen' | 'full' | 'record';

function modeOf(given: string | undefined): Mode {
  return given === 'full' || given === 'record' ? given : 'chosen';
}

export interface Binding {
  /** Whether the agent asks by shims. */
  readonly shims: boolean;
  /** Whether the agent runs a call whose hook was killed whole: the guard cannot be there before it, and ends the run at its result. */
  readonly open?: true;
}

export function failureMatrix(of: AgentCase, binding: Binding): void {
  const mode = modeOf(process.env['BASIS_MATRIX']);
  const all = rowsFor(binding.shims);
  const rows = mode === 'chosen' ? all.filter((injection) => CHOSEN.has(keyOf(injection))) : all;
  const turns = new Turns(AT_ONCE);

  describe(`${of.name} when a part of the guard fails`, async () => {
    const agent = await testAgent(of.name);
    describe.runIf(atHand(agent))('in the middle of a session', () => {
      for (const injection of rows)
        test.concurrent(keyOf(injection), { timeout: ALL }, async () => {
          const faulted = await turns.take(() => inject(of, injection));
          await holds(injection, faulted, binding);
          const row = `${headOf(injection)} ${cellsOf(injection, faulted).join(' | ')} |`;
          if (mode === 'record') record(of.name, all, row);
          else expect(rowsThere(of.name)).toContain(row);
        });
    });
  });
}

/** What holds whatever fails. */
async function holds(injection: Injection, { ran, effects, leaked, injected }: Faulted, { open }: Binding): Promise<void> {
  const told = ran.stderr.slice(-4000);
  expect(injected, told).toBe(true);
  expect(leaked, 'whether the model was shown the output').toBe(false);
  expect([effects.forged, effects.late]).toEqual([0, 0]);
  const unasked = effects.first + effects.second - allowedOf(ran);
  if (open && injection.fault === 'uprooted' && unasked > 0) {
    expect([unasked, ran.exit], told).toEqual([1, 5]);
    expect(ran.finished?.counts.unguarded, told).toBeGreaterThan(0);
  } else expect(unasked, 'effects that nobody allowed').toBeLessThanOrEqual(0);
  const verified = verifyFile(join(ran.folder, 'temp', 'ledger.jsonl'));
  if (injection.target === 'guard') {
    expect([ran.exit, verified.verdict]).toEqual([null, 'incomplete']);
    expect(await leftOf(ran.folder, 10_000), 'processes that are left').toEqual([]);
    return;
  }
  expect(verified.verdict, told).toBe('consistent');
  expect(exitsOf(injection), told).toContain(ran.exit);
}

/** How a run may end. */
function exitsOf({ target, fault }: Injection): readonly number[] {
  // Without its model an agent gives up, or waits until the session is cancelled.
  return target === 'gateway' && fault !== 'forged' ? [1, 130] : [5];
}

/** How many of the two calls were allowed. */
const allowedOf = (ran: Faulted['ran']): number => {
  const ids = [...callsOf(ran, 'first.txt'), ...callsOf(ran, 'second.txt')];
  return ran.recordsOf('decided').filter(({ tool_call_id: id, outcome }) => outcome === 'allow' && ids.includes(id)).length;
};

/** Calls about a file that were put to the guard: what the agent dropped, or nobody made, is on record too. */
const callsOf = (ran: Faulted['ran'], file: string): readonly string[] => {
  const dropped = new Set(ran.recordsOf('refused').flatMap(({ stage, tool_call_id: id }) => (stage === 'agent' ? [id] : [])));
  return ran
    .recordsOf('call')
    .flatMap(({ input, tool_call_id: id, unseen }) => (input.preview.includes(file) && !dropped.has(id) && unseen !== true ? [id] : []));
};

/** In words that do not depend on which of two witnesses of a failure was the first. */
function cellsOf(injection: Injection, { ran, effects }: Faulted): readonly string[] {
  const names = [...(effects.first > 0 ? ['first call'] : []), ...(effects.second > 0 ? ['second call'] : [])];
  const unasked = injection.target !== 'guard' && names.length > allowedOf(ran);
  const [last = '', ...earlier] = names.toReversed();
  const done =
    last === '' ? 'nothing' : [...earlier, unasked ? `${last} **without a decision**` : last].map((name) => `the ${name}`).join(', ');
  const calls = [
    ['first', 'first.txt'],
    ['second', 'second.txt'],
  ].flatMap(([name = '', file = '']) => (callsOf(ran, file).length > 0 ? [name] : []));
  const asked = calls.length === 0 ? 'no call' : `the ${calls.join(' and the ')} call`;
  if (injection.target === 'guard') {
    const { open } = verifyFile(join(ran.folder, 'temp', 'ledger.jsonl'));
    const named = open.some(({ toolCallId }) => callsOf(ran, 'first.txt').includes(toolCallId));
    return [done, 'killed', `no seal: incomplete; ${named ? 'the first call is named as open' : `${asked}, none open`}`, 'nothing'];
  }
  const isAlone = ran.exit === 1 || ran.exit === 130;
  const conclusion = isAlone ? '`agent-failed` or `cancelled`' : `\`${ran.finished?.conclusion ?? 'none'}\``;
  const read = effects.first === 0 ? 'nothing' : 'at most the replacement';
  return [done, isAlone ? '1 or 130' : String(ran.exit), `${conclusion}; ${asked}${unasked ? ', one `unguarded`' : ''}`, read];
}

/** So many at a time. */
class Turns {
  #free: number;
  readonly #waiting: (() => void)[] = [];

  constructor(free: number) {
    this.#free = free;
  }

  async take<T>(work: () => Promise<T>): Promise<T> {
    if (this.#free === 0) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    else this.#free -= 1;
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      if (next === undefined) this.#free += 1;
      else next();
    }
  }
}
