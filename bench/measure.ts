/** What a benchmark says: spans as median and 99th percentile, beside a floor that was measured in the same run. */

export interface Spread {
  readonly median: number;
  readonly p99: number;
}

export interface Row {
  readonly what: string;
  readonly unit: 'ms' | 'µs' | 'MB' | 'times';
  readonly value: Spread;
  /** The least that it could cost on this machine, in the same unit. */
  readonly floor?: Spread;
  /** What it should come to, in words, and whether it does. */
  readonly aim?: { readonly words: string; readonly met: boolean };
}

export interface Bench {
  readonly name: string;
  /** Hands back its rows, or one sentence about why it cannot run here. */
  run(): Promise<readonly Row[] | string>;
}

export function spreadOf(samples: readonly number[]): Spread {
  const sorted = samples.toSorted((a, b) => a - b);
  const at = (share: number): number => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
  return { median: at(0.5), p99: at(0.99) };
}

/** A single figure, for what is measured once. */
export function once(value: number): Spread {
  return { median: value, p99: value };
}

/** Milliseconds that a piece of work takes. */
export async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

/** Runs two pieces of work in turns, so that whatever else the machine does falls on both. Milliseconds of each. */
export async function inTurns(
  rounds: number,
  a: () => Promise<unknown>,
  b: () => Promise<unknown>,
): Promise<{ readonly a: readonly number[]; readonly b: readonly number[] }> {
  const spans = { a: [] as number[], b: [] as number[] };
  for (let round = -5; round < rounds; round += 1) {
    const [first, second] = [await timed(a), await timed(b)];
    if (round < 0) continue;
    spans.a.push(first);
    spans.b.push(second);
  }
  return spans;
}
