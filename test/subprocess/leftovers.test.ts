import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { drain } from '../../src/subprocess/host.ts';
import { run } from '../../src/subprocess/run.ts';
import { sweep } from '../../src/subprocess/sweep.ts';
import { folder, leftOf, newWord, onLinux, openPipes, processesWith, request, requestFor, until } from './support.ts';

const escapes = fileURLToPath(new URL('../fixtures/hooks/escapes.py', import.meta.url));

describe.skipIf(!onLinux)('7.4 nothing survives its call', () => {
  const cases: readonly { ways: readonly string[]; end: string }[] = [
    { ways: [], end: 'exited' },
    { ways: ['clear'], end: 'exited' },
    { ways: ['setsid'], end: 'exited' },
    { ways: ['fork', 'setsid'], end: 'exited' },
    { ways: ['hold'], end: 'late' },
    { ways: ['setsid', 'hold'], end: 'late' },
    { ways: ['fork', 'setsid', 'hold'], end: 'late' },
    { ways: ['wait'], end: 'late' },
    { ways: ['setsid', 'wait'], end: 'late' },
    { ways: ['setsid', 'clear', 'wait'], end: 'late' },
    { ways: ['fork', 'setsid', 'wait'], end: 'late' },
  ];
  test.each(cases)('a process that goes by $ways is found', async ({ ways, end }) => {
    const pipes = openPipes();
    const word = newWord();
    const result = await run(requestFor([escapes, ...ways, word], { timeoutMs: 1500 }));
    expect(result.end.kind).toBe(end);
    expect(result.stdout.toString()).toBe('{"decision":"allow"}\n');
    await result.reaped;
    expect(processesWith(word)).toEqual([]);
    expect(await until(() => openPipes() <= pipes)).toBe(true);
  });

  test('the group is killed after an answer in time too, before the answer is older than a moment', async () => {
    const asked = request('sleep 60 < /dev/null > /dev/null 2>&1 & echo answered');
    const { end } = await run(asked);
    expect(end).toEqual({ kind: 'exited', code: 0 });
    expect(await leftOf(asked.mark)).toEqual([]);
  });

  test('a program that ignores SIGTERM is killed', async () => {
    const asked = request('trap "" TERM; while :; do sleep 1; done', { timeoutMs: 300 });
    const { end, reaped } = await run(asked);
    expect(end).toEqual({ kind: 'late', phase: 'running' });
    await reaped;
    expect(processesWith(asked.mark)).toEqual([]);
  });

  test('a program that heeds SIGTERM has time to clean up', async () => {
    const place = folder();
    const asked = request(`trap 'echo bye >&2; touch ${place}/clean; exit' TERM; while :; do sleep 0.01; done`, { timeoutMs: 300 });
    const { reaped } = await run(asked);
    await reaped;
    expect(existsSync(`${place}/clean`)).toBe(true);
  });

  test('one that forks faster than it is read is found in the end', async () => {
    const word = newWord();
    const chain = `i=0; while [ $i -lt 300 ]; do i=$((i+1)); (sleep 0.005); done`;
    const asked = request(
      `setsid sh -c '${chain}; sleep 60 # ${word}' < /dev/null > /dev/null 2>&1 & setsid sh -c '${chain}; sleep 60 # ${word}' < /dev/null > /dev/null 2>&1 &`,
    );
    const { reaped } = await run(asked);
    await reaped;
    expect(processesWith(word)).toEqual([]);
  });

  test('draining does without the pause and covers every call that has ended', async () => {
    const calls = await Promise.all(Array.from({ length: 10 }, () => run(requestFor([escapes, 'setsid', 'fork', newWord()]))));
    let reaped = 0;
    for (const call of calls) void call.reaped.then(() => (reaped += 1));
    await drain();
    expect(reaped).toBe(10);
  });

  test('other processes of this user, and other calls, are left alone', async () => {
    const cancel = new AbortController();
    const bystander = request('sleep 60', { signal: cancel.signal });
    const running = run(bystander);
    expect(await until(() => processesWith(bystander.mark).length > 0)).toBe(true);
    const { reaped } = await run(requestFor([escapes, 'setsid', newWord()]));
    await reaped;
    expect(processesWith(bystander.mark)).not.toEqual([]);
    cancel.abort();
    await (await running).reaped;
    expect(processesWith(bystander.mark)).toEqual([]);
  });
});

describe.skipIf(!onLinux)('the sweep after a killed session', () => {
  test('ends what carries the prefix, and only that', async () => {
    const cancel = new AbortController();
    const session = newWord();
    const inside = run(request('sleep 60', { mark: `${session}.1`, signal: cancel.signal, timeoutMs: 60_000 }));
    const outside = request('sleep 60', { mark: `${session}2.1`, signal: cancel.signal, timeoutMs: 60_000 });
    const other = run(outside);
    expect(await until(() => processesWith(`${session}.1`).length > 0 && processesWith(outside.mark).length > 0)).toBe(true);
    expect(await sweep(session)).toBeGreaterThan(0);
    expect((await inside).end).toEqual({ kind: 'signalled', signal: 'SIGKILL' });
    expect(processesWith(outside.mark)).not.toEqual([]);
    cancel.abort();
    expect((await other).end).toEqual({ kind: 'cancelled' });
  });

  test('ends what a session left that was killed with SIGKILL', async () => {
    const session = newWord();
    const source = fileURLToPath(new URL('../../src/subprocess/run.ts', import.meta.url));
    const asked = requestFor([escapes, 'setsid', 'fork', 'wait', newWord()], { mark: `${session}.1`, timeoutMs: 60_000 });
    const script = `const { run } = await import(${JSON.stringify(source)}); await run({ ...${JSON.stringify(asked)}, signal: new AbortController().signal });`;
    const main = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: 'ignore' });
    expect(await until(() => processesWith(`${session}.1`).length >= 3, 20_000)).toBe(true);
    main.kill('SIGKILL');
    await until(() => processesWith(script.slice(0, 40)).length === 0);
    expect(await sweep(session)).toBeGreaterThanOrEqual(2);
    expect(await leftOf(asked.mark)).toEqual([]);
  });

  test('finds nothing for a word that nobody carries, nor for an empty one', async () => {
    expect(await sweep(newWord())).toBe(0);
    expect(await sweep('')).toBe(0);
  });
});
