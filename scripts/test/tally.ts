export interface Skipped {
  readonly name: string;
  readonly why: string;
}

/** What a run of tests or checks came to. */
export interface TestTally {
  readonly passed: number;
  /** One line for each failure. */
  readonly failed: readonly string[];
  readonly skipped: readonly Skipped[];
}

/** Names that one reason for a skip lists. */
const MOST_NAMED = 20;

export const nothing: TestTally = { passed: 0, failed: [], skipped: [] };

export function sum(tallies: readonly TestTally[]): TestTally {
  return {
    passed: tallies.reduce((count, tally) => count + tally.passed, 0),
    failed: tallies.flatMap((tally) => tally.failed),
    skipped: tallies.flatMap((tally) => tally.skipped),
  };
}

/** The skips with their reasons, the failures, and the plain last line that machines read. */
export function closing(tally: TestTally): string {
  const skips = grouped(tally.skipped).flatMap(([why, names]) => skipLines(why, names));
  const count = `${tally.passed} passed, ${tally.failed.length} failed`;
  return [
    ...(skips.length === 0 ? [] : ['', 'Skipped:', ...skips]),
    ...(tally.failed.length === 0 ? [] : ['', 'Failed:', ...tally.failed.map((line) => `  ${line}`)]),
    '',
    tally.skipped.length === 0 ? count : `${count}, ${tally.skipped.length} skipped`,
  ].join('\n');
}

/** Green means that something ran and nothing failed. */
export function exitCode(tally: TestTally): number {
  return tally.failed.length === 0 && tally.passed > 0 ? 0 : 1;
}

function skipLines(why: string, names: readonly string[]): readonly string[] {
  const [only, ...others] = names;
  if (others.length === 0) return [`  ${only}: ${why}`];
  const named = names.slice(0, MOST_NAMED).map((name) => `    ${name}`);
  return [`  ${names.length} tests: ${why}`, ...named, ...(names.length > MOST_NAMED ? [`    and ${names.length - MOST_NAMED} more`] : [])];
}

function grouped(skipped: readonly Skipped[]): [string, string[]][] {
  const byReason = new Map<string, string[]>();
  for (const { name, why } of skipped) byReason.set(why, [...(byReason.get(why) ?? []), name]);
  return [...byReason];
}
