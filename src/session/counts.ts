// What a session adds up to, told from the records themselves as they are handed over, so that the counts and the ledger cannot
// differ.
import type { Counts, FailOn, LedgerEntry } from '../contract/record.ts';
import type { Recorder } from './ports.ts';

export interface Tallied {
  readonly counts: Counts;
  /** Files that later steps may execute and that changed. */
  readonly executableChanges: number;
  /** Protected files that changed, relative to the workspace. */
  readonly protectedChanges: readonly string[];
}

type Running = { -readonly [K in keyof Counts]: Counts[K] };

/** A recorder in front of another one that counts what has been recorded. A record that the other refuses is not counted. */
export class Tally implements Recorder {
  readonly #next: Recorder;
  readonly #counts: Running = { calls: 0, denials: 0, modifications: 0, replacements: 0, breakages: 0, unguarded: 0 };
  readonly #protectedChanges: string[] = [];
  #executableChanges = 0;

  constructor(next: Recorder) {
    this.#next = next;
  }

  record(entry: LedgerEntry): void {
    this.#next.record(entry);
    const counted = countOf(entry);
    if (counted) this.#counts[counted] += 1;
    if (entry.type !== 'changed') return;
    if (entry.protected) this.#protectedChanges.push(entry.path);
    else this.#executableChanges += 1;
  }

  get tallied(): Tallied {
    return { counts: { ...this.#counts }, executableChanges: this.#executableChanges, protectedChanges: [...this.#protectedChanges] };
  }
}

/** Which count a record adds to. A denial is a call refused by the chain or the approver, or an output that the chain withheld. */
export function countOf(entry: LedgerEntry): keyof Counts | undefined {
  if (entry.type === 'call') return 'calls';
  if (entry.type === 'refused') return entry.stage === 'chain' || entry.stage === 'approver' ? 'denials' : undefined;
  if (entry.type === 'decided') return entry.outcome === 'modify' ? 'modifications' : undefined;
  if (entry.type === 'reviewed') return entry.outcome === 'allow' ? undefined : entry.outcome === 'deny' ? 'denials' : 'replacements';
  if (entry.type === 'breakage') return 'breakages';
  return entry.type === 'unguarded' ? 'unguarded' : undefined;
}

/** Which of the `fail-on` verdicts were given, in the order of `failOn`. */
export function givenVerdicts(failOn: readonly FailOn[], tallied: Tallied): readonly FailOn[] {
  const { counts } = tallied;
  const given: Record<FailOn, number> = {
    denial: counts.denials,
    replacement: counts.replacements,
    modification: counts.modifications,
    breakage: counts.breakages,
    'executable-change': tallied.executableChanges + tallied.protectedChanges.length,
  };
  return failOn.filter((verdict) => given[verdict] > 0);
}
