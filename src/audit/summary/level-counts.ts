// Calls by level, and what became of them.
import type { SideEffectLevel } from '../../contract/level.ts';
import type { LedgerEntry } from '../../contract/record.ts';
import type { CallFacts } from '../calls-under-way.ts';

export type LevelName = SideEffectLevel | 'unknown';

export interface Outcomes {
  calls: number;
  ran: number;
  /** Refused by the chain, by the approver. */
  chain: number;
  approver: number;
  /** Did not run for a reason that is no verdict: an unknown tool, the schema, a bound, a cancellation. */
  otherwise: number;
  /** Approved, and never came back. */
  abandoned: number;
  /** Ran, and the output was withheld or replaced. */
  withheld: number;
  replaced: number;
  modified: number;
}

export const NOTHING: Readonly<Outcomes> = {
  calls: 0,
  ran: 0,
  chain: 0,
  approver: 0,
  otherwise: 0,
  abandoned: 0,
  withheld: 0,
  replaced: 0,
  modified: 0,
};

export class LevelCounts {
  readonly total: Outcomes = { ...NOTHING };
  readonly #levels = new Map<LevelName, Outcomes>();

  add(entry: LedgerEntry, call: CallFacts | undefined): void {
    const counted = outcomeOf(entry, call);
    if (counted === undefined || call?.unseen === true) return;
    const name = call === undefined ? 'unknown' : (call.level ?? 'unknown');
    const level = this.#levels.get(name) ?? { ...NOTHING };
    this.#levels.set(name, level);
    level[counted] += 1;
    this.total[counted] += 1;
  }

  of(level: LevelName): Outcomes | undefined {
    return this.#levels.get(level);
  }
}

function outcomeOf(entry: LedgerEntry, call: CallFacts | undefined): keyof Outcomes | undefined {
  if (entry.type === 'call') return 'calls';
  if (entry.type === 'executed') return 'ran';
  if (entry.type === 'abandoned') return GIVEN_UP[call?.stage ?? 'called'];
  if (entry.type === 'refused') return entry.stage === 'chain' || entry.stage === 'approver' ? entry.stage : 'otherwise';
  if (entry.type === 'decided') return entry.outcome === 'modify' ? 'modified' : undefined;
  if (entry.type === 'reviewed' || entry.type === 'withheld') return OUTPUT[entry.outcome ?? 'allow'];
  return undefined;
}

const OUTPUT = { allow: undefined, deny: 'withheld', replace: 'replaced' } as const;

/** What a call comes to that was given up: one that was executed counts as run already. */
const GIVEN_UP: Readonly<Record<CallFacts['stage'], 'otherwise' | 'abandoned' | undefined>> = {
  called: 'otherwise',
  decided: 'otherwise',
  refused: undefined,
  approved: 'abandoned',
  executed: undefined,
};
