// What a session adds up to, told from the records themselves as they are handed over, so that the counts and the ledger cannot
// differ.
import { addDollars } from '../contract/dollars.ts';
import { count, noCounts } from '../audit/counts.ts';
import type { Counts, FailOn, LedgerEntry, ModelRequestRecord } from '../contract/record.ts';
import { defined } from '../contract/defined.ts';
import type { Recorder } from './ports.ts';

export interface Tallied {
  readonly counts: Counts;
  /** Files that later steps may execute and that changed. */
  readonly executableChanges: number;
  /** Protected files that changed, relative to the workspace. */
  readonly protectedChanges: readonly string[];
  readonly use: ModelUse;
}

/** What the requests to the model add up to; a part of which nothing is known is absent. */
export interface ModelUse {
  readonly inputTokens?: number;
  readonly outputTokens?: number;
  /** US dollars; `unknown` where that of one request is. */
  readonly costUsd?: number | 'unknown';
}

/** A recorder in front of another one that counts what has been recorded. A record that the other refuses is not counted. */
export class Tally implements Recorder {
  readonly #next: Recorder;
  readonly #counts = noCounts();
  readonly #protectedChanges: string[] = [];
  #executableChanges = 0;
  #use: ModelUse = {};

  constructor(next: Recorder) {
    this.#next = next;
  }

  record(...entries: readonly LedgerEntry[]): void {
    this.#next.record(...entries);
    for (const entry of entries) this.#add(entry);
  }

  #add(entry: LedgerEntry): void {
    count(this.#counts, entry);
    if (entry.type === 'model_request') this.#use = withRequest(this.#use, entry);
    if (entry.type !== 'changed') return;
    if (entry.protected) this.#protectedChanges.push(entry.path);
    else this.#executableChanges += 1;
  }

  get tallied(): Tallied {
    return {
      counts: { ...this.#counts },
      executableChanges: this.#executableChanges,
      protectedChanges: [...this.#protectedChanges],
      use: this.#use,
    };
  }
}

function withRequest(use: ModelUse, { input_tokens: input, output_tokens: output, cost_usd: cost }: ModelRequestRecord): ModelUse {
  const sum = (before: number | undefined, more: number | undefined, add = plus): number | undefined =>
    before === undefined && more === undefined ? undefined : add(before ?? 0, more ?? 0);
  const costUsd = use.costUsd === 'unknown' || cost === 'unknown' ? 'unknown' : sum(use.costUsd, cost, addDollars);
  return defined({ inputTokens: sum(use.inputTokens, input), outputTokens: sum(use.outputTokens, output), costUsd });
}

const plus = (one: number, other: number): number => one + other;

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
