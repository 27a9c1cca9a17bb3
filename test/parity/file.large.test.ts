// Which `.basis/hooks.json` lets a run begin, by basis itself and by the guard (contract 5.2, 5.4, 5.5).
import { describe, expect, test } from 'vitest';
import { atHand } from '../support/agents/at-hand.ts';
import { basisFound } from '../support/agents/basis-binary.ts';
import { says } from '../support/model-servers/script.ts';
import { FILE_CASES } from './file-cases.ts';
import { runSide, type Side } from './sides.ts';

const TWO_RUNS = 60_000;

/** The guard is stricter, and once more lenient, by these rules. */
const DIFFERENCES: Readonly<Record<string, { readonly why: string; readonly basis: boolean }>> = {
  'a byte order mark': { why: '4.6 one is skipped', basis: false },
  'an unknown key': { why: '5.5 an unknown key is an error', basis: true },
  'an unknown key of a hook': { why: '5.5 an unknown key is an error', basis: true },
  'a command of one empty word': { why: '5.4 an empty command is an error', basis: true },
  'no time': { why: '5.4 a time-out is from 1', basis: true },
  'more time than a timer has': { why: '5.4 a time-out is at most 2147483647', basis: true },
};

describe.runIf(atHand(basisFound))('a hooks file with', () => {
  test.each(FILE_CASES.map((one) => [one.what, one] as const))('%s', { timeout: TWO_RUNS }, async (what, { text }) => {
    const begins = async (side: Side): Promise<boolean> => {
      const files = text === undefined ? {} : { '.basis/hooks.json': text };
      const ran = await runSide(side, { files, turns: [[says('Done.')]] });
      // One that does not begin has not asked the model, and says so by how it ends.
      expect([0, 1, 2], ran.stderr).toContain(ran.exit);
      expect(ran.turns > 0, ran.stderr).toBe(ran.exit === 0);
      return ran.turns > 0;
    };
    const [basis, guard] = await Promise.all([begins('basis'), begins('guard')]);
    const difference = DIFFERENCES[what];
    if (difference === undefined) return expect(guard).toBe(basis);
    expect([basis, guard], difference.why).toEqual([difference.basis, !difference.basis]);
  });
});
