// Nothing that an agent started outlives it, however it ends.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { probeBubblewrap } from '../../../src/agents/launch/probe.ts';
import { leftOf, newWord, onLinux } from '../../subprocess/support.ts';
import { Bench, users } from './launched.ts';

const probed = await probeBubblewrap({ signal: new AbortController().signal });
const forms = [
  { form: 'confined', confined: true },
  { form: 'without a confinement', confined: false },
];
const why = probed.ok ? '' : ` (where confined, skipped: ${probed.error})`;
const cases = users.flatMap((user) => forms.map((form) => ({ user, ...form })));
let bench: Bench;

beforeAll(() => {
  bench = new Bench();
});
afterAll(() => bench[Symbol.dispose]());

/** Starts a child, a daemon that left the session, and one that was handed to init; each can be found by a word on its command line. */
const starts = (word: string): string =>
  [`sleep 300 ${word} &`, `setsid sleep 301 &`, `(setsid sh -c "sleep 302; : ${word}" &)`]
    .map((line) => line.replace(`sleep 300 ${word}`, `sh -c "sleep 300; : ${word}"`))
    .join('\n');

describe.skipIf(!onLinux).each(cases)(`an agent $form, as $user, leaves nothing${why}`, ({ user, confined }) => {
  test.skipIf(confined && !probed.ok)('when it ends by itself', async () => {
    const mark = newWord();
    const told = await bench.run(user, { ...bench.room(user), mark, confined, script: `${starts(mark)}\necho started; exit 3` });
    expect(told).toMatchObject({ exit: { kind: 'exited', code: 3 }, lines: ['started'] });
    expect(await leftOf(mark)).toEqual([]);
  });

  test.skipIf(confined && !probed.ok)('when it is killed', async () => {
    const mark = newWord();
    const script = `trap "" TERM; ${starts(mark)}\necho started; while :; do sleep 1; done`;
    const told = await bench.run(user, { ...bench.room(user), mark, confined, script, killAt: 'started' });
    expect(told).toMatchObject({ exit: { kind: 'signalled' }, lines: ['started'] });
    expect(await leftOf(mark)).toEqual([]);
  });

  // Without a confinement this is not promised.
  if (!confined) return;

  test.skipIf(!probed.ok)('when a child cleared its environment and left', async () => {
    const mark = newWord();
    const script = `(setsid env -i sh -c "sleep 303; : ${mark}" &)\nsleep 0.1; exit 0`;
    const told = await bench.run(user, { ...bench.room(user), mark, confined, script });
    expect(told).toMatchObject({ exit: { kind: 'exited', code: 0 } });
    expect(await leftOf(mark)).toEqual([]);
  });

  test.skipIf(!probed.ok)('when the guard is killed with -9', async () => {
    const mark = newWord();
    const script = `${starts(mark)}\necho started; while :; do sleep 1; done`;
    const told = await bench.run(user, { ...bench.room(user), mark, confined, script, tellAt: 'started' }, (pid) =>
      process.kill(pid, 'SIGKILL'),
    );
    expect(told).toMatchObject({ unavailable: expect.stringContaining('ended with null') });
    expect(await leftOf(mark)).toEqual([]);
  });
});
