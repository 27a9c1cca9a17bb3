import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { commandPort } from '../../src/bindings/hook-command.ts';
import type { ToolResult } from '../../src/contract/call.ts';
import type { Breakage } from '../../src/contract/outcome.ts';
import { drain } from '../../src/subprocess/host.ts';
import { folder, newWord, onLinux, PATH, processesWith, until } from '../subprocess/support.ts';
import { ask, broken, call, hooks, signal, spec } from './hook-command-asking.ts';

describe('6.1 what a hook program breaks, and in which words', () => {
  test.each<[string, string, Breakage['kind'], string | RegExp, string]>([
    ['prints nothing', './silent.sh', 'silent', 'it printed nothing; standard error: I have nothing to say\n', 'it printed nothing'],
    [
      'prints no object',
      './garbage.sh',
      'no-decision',
      /line 1, column 1.*it printed: allow, I think/su,
      'it printed no decision that can be read',
    ],
    [
      '4.4 prints two objects',
      './two-objects.sh',
      'no-decision',
      /line 2, column 1.*it printed: \{"decision"/su,
      'it printed no decision that can be read',
    ],
    [
      '4.4 exits with another code than zero after an allow',
      './exit-1-after-allow.sh',
      'exited',
      'it exited with code 1; it printed: {"decision":"allow"}\n; standard error: changed my mind\n',
      'it ended with an exit code other than zero',
    ],
    [
      '4.4 is killed after an allow',
      './killed.sh',
      'killed',
      'it was ended by SIGKILL; it printed: {"decision":"allow"}\n',
      'it was ended by a signal',
    ],
    [
      '2.1 answers for the other event',
      './replace.sh',
      'wrong-event',
      /"replace" at pre_tool_use/u,
      'it gave an answer that belongs to the other event',
    ],
    [
      '7.3 floods',
      './floods.sh',
      'flooded',
      /^it printed more than 8388608 bytes; it printed: \0{512}… \(the first 512 of 8388608 bytes\)$/u,
      'it printed too much',
    ],
    [
      '6.4 says much on standard error',
      './floods-stderr.sh',
      'exited',
      /^it exited with code 3; standard error: e{2048}… \(the first 2048 of 20000000 bytes\)$/u,
      'it ended with an exit code other than zero',
    ],
    [
      'is not executable',
      './not-executable.sh',
      'not-started',
      /^it could not be started: the program '.*\/not-executable.sh' is not executable/u,
      'it could not be started',
    ],
    [
      'is missing',
      './no-such-hook',
      'not-started',
      /^it could not be started: the program '.*\/no-such-hook' does not exist$/u,
      'it could not be started',
    ],
  ])('it %s', async (_, program, kind, what, plain) => {
    expect(await ask([program])).toEqual({ answer: broken(kind, what, plain), left: [] });
  });

  test('its first line ends in CRLF', async () => {
    const path = join(folder(), 'guard.sh');
    writeFileSync(path, `#!/bin/sh\r\necho '{"decision":"allow"}'\r\n`, { mode: 0o755 });
    const { answer } = await ask([path]);
    expect(answer).toEqual(
      broken('not-started', /the interpreter '\/bin\/sh\\r', .* was not found: its lines end in CRLF/u, 'it could not be started'),
    );
  });

  test.each([
    ['does not end', './late.sh', 'it did not answer within 400 ms'],
    ['ignores SIGTERM', './ignores-term.sh', 'it did not answer within 400 ms'],
    [
      '7.2 answers and ends while a child holds its output',
      './holds-pipe.sh',
      'it exited, but something that it started still held its output open when its 400 ms were over; it printed: {"decision":"allow"}\n',
    ],
  ])('it %s', async (_, program, what) => {
    const asked = await ask([program], 'pre_tool_use', { timeoutMs: 400 });
    expect(asked).toEqual({ answer: broken('late', what, 'it did not answer by its deadline'), left: [] });
  });

  test('6.4 what is quoted is cut on a character boundary, with the total size', async () => {
    const { answer } = await ask(['/bin/sh', '-c', `printf x >&2; head -c 3000 /dev/zero | sed 's/\\x00/é/g' >&2; exit 9`]);
    const what = answer.ok ? '' : answer.error.what;
    expect(what).toBe(`it exited with code 9; standard error: x${'é'.repeat(1023)}… (the first 2047 of 6001 bytes)`);
  });

  test('6.6 the plain words hold nothing that the program printed', async () => {
    const word = newWord();
    for (const script of [
      `echo ${word}`,
      `echo ${word} >&2; exit 1`,
      `echo ${word}; kill -9 $$`,
      `echo ${word}; sleep 60`,
      `exec /nowhere/${word}`,
    ]) {
      const { answer } = await ask(['/bin/sh', '-c', script], 'post_tool_use', { timeoutMs: 1000 });
      expect(answer.ok ? word : answer.error.what).toContain(word);
      expect(answer.ok ? word : answer.error.plain).not.toContain(word);
    }
  });
});

describe.skipIf(!onLinux)('7.4 what a hook program leaves behind', () => {
  test.each([[[]], [['setsid']], [['fork', 'setsid']], [['clear']]])('is gone with the session: %j', async (ways) => {
    const word = newWord();
    const { answer, left } = await ask(['./escapes.py', ...ways, word]);
    expect(answer).toEqual({ ok: true, value: { kind: 'allow' } });
    expect(left).toEqual([]);
    expect(processesWith(word)).toEqual([]);
  });
});

describe('a consultation among others', () => {
  test('7.3 a program that never reads 64 MiB of output answers', async () => {
    const result: ToolResult = { output: { kind: 'text', text: 'x'.repeat(64 * 1024 * 1024) }, isError: false };
    expect((await ask(['./never-reads.sh'], 'post_tool_use', { result })).answer).toEqual({ ok: true, value: { kind: 'allow' } });
  });

  test('7.5 ends at once when the run is cancelled', async () => {
    const cancel = new AbortController();
    const session = newWord();
    const port = commandPort({ workspace: hooks, env: { PATH }, marks: () => session });
    const asking = port.ask(spec(['./late.sh']), { event: 'pre_tool_use', call }, cancel.signal);
    if (onLinux) expect(await until(() => processesWith(session).length > 0)).toBe(true);
    const before = performance.now();
    cancel.abort();
    expect(await asking).toEqual(broken('late', 'the run was cancelled before it answered', 'it did not answer by its deadline'));
    expect(performance.now() - before).toBeLessThan(4500);
    await drain();
    if (onLinux) expect(processesWith(session)).toEqual([]);
  });

  test('3.9 a late one delays nobody', async () => {
    const port = commandPort({ workspace: hooks, env: { PATH }, marks: () => newWord() });
    const order: string[] = [];
    const late = port.ask(spec(['./late.sh'], { timeoutMs: 3000 }), { event: 'pre_tool_use', call }, signal).then(() => order.push('late'));
    await Promise.all(
      Array.from({ length: 5 }, async () => {
        const answer = await port.ask(spec(['./deny.sh']), { event: 'pre_tool_use', call }, signal);
        order.push(answer.ok ? answer.value.kind : 'broken');
      }),
    );
    await late;
    await drain();
    expect(order).toEqual(['deny', 'deny', 'deny', 'deny', 'deny', 'late']);
  });
});
