// What a session adds up to, told from the records themselves as they are handed over, so that the counts and the ledger cannot
// differ.
import { count, noCounts } from '../audit/counts.ts';
import type { Counts, FailOn, LedgerEntry } from '../contract/record.ts';
import type { Recorder } from './ports.ts';

export interface Tallied {
  readonly counts: Counts;
  /** Files that later steps may execute and that changed. */
  readonly executableChanges: number;
  /** Protected files that changed, relative to the workspace. */
  readonly protectedChanges: readonly string[];
}

/** A recorder in front of another one that counts what has been recorded. A record that the other refuses is not counted. */
export class Tally implements Recorder {
  readonly #next: Recorder;
  readonly #counts = noCounts();
  readonly #protectedChanges: string[] = [];
  #executableChanges = 0;

  constructor(next: Recorder) {
    this.#next = next;
  }

  record(...entries: readonly LedgerEntry[]): void {
    this.#next.record(...entries);
    for (const entry of entries) this.#add(entry);
  }

  #add(entry: LedgerEntry): void {
    count(this.#counts, entry);
    if (entry.type !== 'changed') return;
    if (entry.protected) this.#protectedChanges.push(entry.path);
    else this.#executableChanges += 1;
  }

  get tallied(): Tallied {
    return { counts: { ...this.#counts }, executableChanges: this.#executableChanges, protectedChanges: [...this.#protectedChanges] };
  }
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
