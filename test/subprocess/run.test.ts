import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type Host, thisHost } from '../../src/subprocess/host.ts';
import { run } from '../../src/subprocess/run.ts';
import { folder, onLinux, openPipes, processesWith, request, requestFor, until } from './support.ts';

test('an answer is what the program printed, with its exit code', async () => {
  const { end, stdout, stderr, stderrBytes } = await run(request('cat; echo oops >&2; exit 3', { stdin: 'héllo' }));
  expect(end).toEqual({ kind: 'exited', code: 3 });
  expect(stdout.toString()).toBe('héllo');
  expect(stderr.toString()).toBe('oops\n');
  expect(stderrBytes).toBe(5);
});

test('4.4 death by a signal is an end of its own, never an exit code', async () => {
  const { end } = await run(request('echo done; kill -SEGV $$'));
  expect(end).toEqual({ kind: 'signalled', signal: 'SIGSEGV' });
});

test('arguments reach the program as they are, and no shell sees them', async () => {
  const { stdout } = await run(requestFor(['/usr/bin/printf', '%s|', '$HOME', '; exit 1', '', 'a\nb']));
  expect(stdout.toString()).toBe('$HOME|; exit 1||a\nb|');
});

test('a large input arrives whole, in whatever pieces it is written', async () => {
  const text = 'né😀'.repeat(700_001);
  const { stdout } = await run(request('sha256sum', { stdin: text }));
  expect(stdout.toString().slice(0, 64)).toBe(createHash('sha256').update(text).digest('hex'));
});

test('7.3 a program that never reads 64 MiB of input and answers is valid', async () => {
  const { end, stdout } = await run(request('echo answered', { stdin: 'x'.repeat(64 * 1024 * 1024) }));
  expect(end).toEqual({ kind: 'exited', code: 0 });
  expect(stdout.toString()).toBe('answered\n');
});

test('7.3 a program that closes its input at once and answers later is valid', async () => {
  const { end, stdout } = await run(request('exec <&-; sleep 0.2; echo answered', { stdin: 'x'.repeat(1024 * 1024) }));
  expect(end).toEqual({ kind: 'exited', code: 0 });
  expect(stdout.toString()).toBe('answered\n');
});

test('7.3 a flood is stopped at the limit, and exactly the limit is no flood', async () => {
  const flood = await run(request('head -c 100000000 /dev/zero', { maxStdout: 100_000 }));
  expect(flood.end).toEqual({ kind: 'flooded' });
  expect(flood.stdout).toHaveLength(100_000);
  const full = await run(request('head -c 100000 /dev/zero', { maxStdout: 100_000 }));
  expect(full.end).toEqual({ kind: 'exited', code: 0 });
  expect(full.stdout).toHaveLength(100_000);
});

test('standard error is counted to the end and kept to its limit', async () => {
  const { end, stderr, stderrBytes } = await run(request("head -c 20000000 /dev/zero | tr '\\0' e >&2", { keepStderr: 10 }));
  expect(end).toEqual({ kind: 'exited', code: 0 });
  expect(stderr.toString()).toBe('eeeeeeeeee');
  expect(stderrBytes).toBe(20_000_000);
});

test('7.2 a program that has not exited at its deadline is late, and what it printed is not waited for', async () => {
  const { end, elapsedMs } = await run(request('echo early; sleep 60', { timeoutMs: 300 }));
  expect(end).toEqual({ kind: 'late', phase: 'running' });
  expect(elapsedMs).toBeGreaterThan(250);
  expect(elapsedMs).toBeLessThan(10_000);
});

test('7.2 the deadline begins before the spawn', async () => {
  let clock = 0;
  const slow: Host = {
    ...thisHost,
    now: () => clock,
    spawn: (file, args, options) => {
      clock += 60_000;
      return thisHost.spawn(file, args, options);
    },
  };
  const { end } = await run(request('echo answered', { timeoutMs: 30_000 }), slow);
  expect(end.kind).toBe('late');
});

test('7.2 output may arrive after an exit in time, until the deadline', async () => {
  const { end, stdout } = await run(request('(sleep 0.4; echo from a child) &', { timeoutMs: 15_000 }));
  expect(end).toEqual({ kind: 'exited', code: 0 });
  expect(stdout.toString()).toBe('from a child\n');
});

test('7.2 output that is still open at the deadline is late, though the program exited in time', async () => {
  const { end, elapsedMs } = await run(request('sleep 60 & echo answered', { timeoutMs: 600 }));
  expect(end).toEqual({ kind: 'late', phase: 'draining' });
  expect(elapsedMs).toBeGreaterThan(550);
});

test('where output may drain for a while, what still holds it then is ended and the exit counts', async () => {
  const asked = request('sleep 60 & echo answered; exit 5', { timeoutMs: 15_000, drainMs: 100 });
  const { end, stdout, elapsedMs, reaped } = await run(asked);
  expect(end).toEqual({ kind: 'exited', code: 5 });
  expect(stdout.toString()).toBe('answered\n');
  expect(elapsedMs).toBeLessThan(10_000);
  await reaped;
  if (onLinux) expect(processesWith(asked.mark)).toEqual([]);
});

test('what arrived while this process was busy counts as drained', async () => {
  const place = folder();
  const busy = (): void => {
    const over = performance.now() + 150;
    while (performance.now() < over || !existsSync(`${place}/written`));
  };
  const host: Host = {
    ...thisHost,
    spawn: (file, args, options) => {
      const child = thisHost.spawn(file, args, options);
      // After the listener of the run itself.
      queueMicrotask(() => child.once('exit', busy));
      return child;
    },
  };
  const script = `(sleep 0.05; echo two; touch ${place}/written) & echo one`;
  const { end, stdout } = await run(request(script, { timeoutMs: 15_000, drainMs: 100 }), host);
  expect(end).toEqual({ kind: 'exited', code: 0 });
  expect(stdout.toString()).toBe('one\ntwo\n');
});

test('7.2 an exit just before the deadline leaves the output 250 ms', async () => {
  let clock = 0;
  // The clock stands one millisecond before the deadline while real time goes on.
  const host = { ...thisHost, now: () => clock };
  const asked = run(request('(sleep 60; echo never) &', { timeoutMs: 15_000 }), host);
  clock = 14_999;
  const { end } = await asked;
  expect(end).toEqual({ kind: 'late', phase: 'draining' });
});

test('an answer is complete when standard output is, whoever still holds standard error', async () => {
  const { end, elapsedMs } = await run(request('sleep 60 > /dev/null & echo answered', { timeoutMs: 15_000 }));
  expect(end).toEqual({ kind: 'exited', code: 0 });
  expect(elapsedMs).toBeLessThan(10_000);
});

test('7.5 a cancelled run ends at once and its group with it', async () => {
  const cancel = new AbortController();
  const asked = request('trap "" TERM; while :; do sleep 1; done', { signal: cancel.signal });
  const running = run(asked);
  if (onLinux) expect(await until(() => processesWith(asked.mark).length > 0)).toBe(true);
  const before = performance.now();
  cancel.abort();
  const { end, reaped } = await running;
  expect(end).toEqual({ kind: 'cancelled' });
  expect(performance.now() - before).toBeLessThan(9000);
  await reaped;
  if (onLinux) expect(processesWith(asked.mark)).toEqual([]);
});

test('7.5 nothing is started for a run that is cancelled already', async () => {
  const host = {
    ...thisHost,
    spawn: (): never => {
      throw new Error('started');
    },
  };
  const { end } = await run(request('exit 0', { signal: AbortSignal.abort() }), host);
  expect(end).toEqual({ kind: 'cancelled' });
});

test('forty runs at once share a signal, decide for themselves and leave no descriptor', { skip: !onLinux }, async () => {
  const before = openPipes();
  const { signal } = new AbortController();
  const runs = Array.from({ length: 40 }, (_, index) => run(request(`exit ${index}`, { signal })));
  const ends = (await Promise.all(runs)).map(({ end }) => end);
  expect(ends).toEqual(Array.from({ length: 40 }, (_, code) => ({ kind: 'exited', code })));
  expect(await until(() => openPipes() <= before)).toBe(true);
});

test('a program gets the environment of the request and nothing else', async () => {
  const asked = requestFor(['/usr/bin/env'], { env: { ONLY: 'this' } });
  const { stdout } = await run(asked);
  expect(stdout.toString().trim().split('\n').sort()).toEqual([`BASIS_GUARD_CALL=${asked.mark}`, 'ONLY=this']);
});

test('a large output is kept whole and in order, up to its last byte', async () => {
  const lines = await run(request('seq 1 600000; printf end', { maxStdout: 64 * 1024 * 1024 }));
  const expected = `${Array.from({ length: 600_000 }, (_, index) => index + 1).join('\n')}\nend`;
  expect(lines.stdout.toString('latin1') === expected).toBe(true);
  const flood = await run(request('seq 1 600000', { maxStdout: 2_000_001 }));
  expect(flood.end).toEqual({ kind: 'flooded' });
  expect(flood.stdout.toString('latin1') === expected.slice(0, 2_000_001)).toBe(true);
});

test('3.9 an answer that was complete in time is not late because this process was busy with others', async () => {
  const busy = (): void => {
    const over = performance.now() + 1000;
    while (performance.now() < over);
  };
  const host: Host = {
    ...thisHost,
    spawn: (file, args, options) => {
      const child = thisHost.spawn(file, args, options);
      queueMicrotask(() => child.once('exit', busy));
      return child;
    },
  };
  // The output is held a little longer than the program lives, so that it can't be complete at the exit.
  const { end, stdout } = await run(request('(sleep 0.1; seq 1 3000) & exit 0', { timeoutMs: 900 }), host);
  expect(end).toEqual({ kind: 'exited', code: 0 });
  expect(stdout.toString()).toMatch(/^1\n[\s\d]*\n3000\n$/u);
});
