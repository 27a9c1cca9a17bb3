// A session that is killed or cancelled, at a few moments; interrupted.large.test.ts does the same at many.
import { test } from 'vitest';
import { anyMoment, inParallel } from '../support/run/interrupted.ts';
import { cancelAt, killAt } from '../support/run/interrupted-checks.ts';

const moments = Array.from({ length: 5 }, (_, index) => anyMoment(spread(index)));

/** One moment of each fifth of a session's life. */
function spread(index: number): () => number {
  let first = true;
  return () => {
    const value = first ? (index + Math.random()) / 5 : Math.random();
    first = false;
    return value;
  };
}

test('a session that is killed leaves no effect without its record, and the post step seals, sums up and cleans up', {
  timeout: 120_000,
}, async () => {
  await inParallel(moments.length, 2, (index) => killAt(moments[index] ?? anyMoment()));
});

test('a session that is cancelled seals its ledger, writes its summary and leaves nothing, within the time that a runner gives', {
  timeout: 120_000,
}, async () => {
  await inParallel(moments.length, 2, (index) => cancelAt(moments[index] ?? anyMoment()));
});
