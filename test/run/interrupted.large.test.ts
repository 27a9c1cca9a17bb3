// A session that is killed or cancelled at many moments. BASIS_TEST_KILLS and BASIS_TEST_CANCELS name how many; a thousand kills take
// some minutes.
import { expect, test } from 'vitest';
import { anyMoment, CALLS, inParallel } from '../support/run/interrupted.ts';
import { cancelAt, killAt } from '../support/run/interrupted-checks.ts';

const kills = Number(process.env['BASIS_TEST_KILLS'] ?? 100);
const cancels = Number(process.env['BASIS_TEST_CANCELS'] ?? 50);
const AT_ONCE = 4;
const MOST_MS = 20_000;

test(`killed at ${kills} random moments: no effect without its record, and verify names what is missing`, {
  timeout: 60_000 + kills * MOST_MS,
}, async () => {
  expectInTheMiddle(await inParallel(kills, AT_ONCE, () => killAt(anyMoment())));
});

test(`cancelled at ${cancels} random moments: sealed, summed up, nothing left, in time`, {
  timeout: 60_000 + cancels * MOST_MS,
}, async () => {
  expectInTheMiddle(await inParallel(cancels, AT_ONCE, () => cancelAt(anyMoment())));
});

/** The moments were worth something: many sessions were under way. */
function expectInTheMiddle(effects: readonly number[]): void {
  expect(effects.filter((count) => count > 0 && count < CALLS).length).toBeGreaterThan(effects.length / 4);
}
