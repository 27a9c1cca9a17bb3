import { existsSync, statSync } from 'node:fs';
import { connect } from 'node:net';
import { describe, expect, test } from 'vitest';
import type { PreRuling } from '../../../src/agents/adapter.ts';
import type { Decider } from '../../../src/agents/decisions/decider.ts';
import { toolInput } from '../../../src/contract/input.ts';
import { LedgerBroken } from '../../../src/contract/ledger-broken.ts';
import { json } from '../../session/rig.ts';
import { ALLOWS, QUESTION, ServerRig } from './server-rig.ts';

const NEVER: Decider = { before: () => new Promise(() => undefined), after: () => new Promise(() => undefined) };
const says = (ruling: PreRuling): Decider => ({ ...ALLOWS, before: () => Promise.resolve(ruling) });

describe('a question', () => {
  test.each(['unix', 'loopback'] as const)('is answered over %s with the reply of the dialect', async (over) => {
    await using rig = await ServerRig.open({ decider: says({ kind: 'modify', input: json('{"n":1.10}') }) });
    expect(await rig.ask('pre', QUESTION, { over })).toEqual({
      status: 200,
      type: 'application/json',
      body: '{"say":"allow","input":{"n":1.10}}',
    });
    expect(rig.problems).toEqual([]);
  });

  test('is put to the decider as the dialect read it', async () => {
    const asked: unknown[] = [];
    await using rig = await ServerRig.open({
      decider: { ...ALLOWS, before: ({ call }) => (asked.push(call), Promise.resolve({ kind: 'deny', words: 'not this' })) },
    });
    expect((await rig.ask('pre')).body).toBe('{"say":"deny","words":"not this"}');
    expect(asked).toEqual([{ id: 'c1', name: 'run', input: toolInput('{"n":1}') }]);
  });

  test('after a call is answered with what the model is shown', async () => {
    const shown = { output: { kind: 'text', text: 'hidden' }, isError: false } as const;
    await using rig = await ServerRig.open({ decider: { ...ALLOWS, after: () => Promise.resolve({ kind: 'replace', shown }) } });
    expect((await rig.ask('post', '{"name":"run","input":{},"result":"out"}')).body).toBe('{"shown":"hidden"}');
  });

  test('that is about no call has its one answer', async () => {
    await using rig = await ServerRig.open();
    expect((await rig.ask('other')).body).toBe('{"say":"deny","words":"never"}');
  });

  test('is never answered with nothing, which an agent takes for a yes', async () => {
    await using rig = await ServerRig.open({}, 'empty-yes');
    expect(await rig.ask('pre')).toMatchObject({ status: 200, body: '{}' });
  });

  test('without the token is turned away on both ways in, unread, and told of', async () => {
    await using rig = await ServerRig.open();
    expect(await rig.ask('pre', QUESTION, { token: 'another' })).toMatchObject({ status: 401, body: '' });
    expect(await rig.ask('pre', QUESTION, { token: '', over: 'loopback' })).toMatchObject({ status: 401 });
    expect(await rig.ask('pre', QUESTION, { method: 'GET' })).toMatchObject({ status: 405 });
    expect(await rig.ask('pre/../x', QUESTION)).toMatchObject({ status: 404 });
    expect(rig.problems).toEqual([
      'a question without the token was turned away (401)',
      'a question without a path or method that is known was turned away (405)',
      'a question without a path or method that is known was turned away (404)',
    ]);
    await rig.server.close();
    expect(rig.problems.slice(3)).toEqual(['a question without the token was turned away (401): 2 times in all']);
  });

  test('that is answered no is told of a hundred times, and the rest counted at the end', async () => {
    await using rig = await ServerRig.open();
    for (let at = 0; at < 103; at += 1) await rig.ask('pre', '{');
    expect(rig.problems).toHaveLength(100);
    await rig.server.close();
    await rig.server.close();
    expect(rig.problems.slice(100)).toEqual(['3 more questions were answered no']);
  });

  test('before a call is answered no past 8 MiB', async () => {
    await using rig = await ServerRig.open();
    const { status, body } = await rig.ask('pre', Buffer.alloc(8 * 1024 * 1024 + 1, ' '));
    expect({ status, body }).toEqual({ status: 200, body: '{"say":"deny","words":"the question is longer than 8388608 bytes"}' });
    const input = `{"text":"${'x'.repeat(8 * 1024 * 1024 - 100)}"}`;
    expect((await rig.ask('pre', `{"name":"run","input":${input}}`)).body).toBe('{"say":"allow"}');
  });

  test('that finds no room beside others is answered no, and the room is there again after it', async () => {
    await using rig = await ServerRig.open({ limits: { together: 1_000_000 } });
    const result = (length: number): string => `{"name":"run","input":{},"result":"${'x'.repeat(length)}"}`;
    expect((await rig.ask('post', result(1_500_000))).body).toContain('too many long questions came at the same time');
    for (let at = 0; at < 3; at += 1) expect((await rig.ask('post', result(900_000))).body).toBe('{"say":"allow"}');
  });

  test('of many small values in a few bytes each is answered no without what they would take', async () => {
    await using rig = await ServerRig.open();
    const bomb = `{"id":"c9","name":"run","input":{"a":[[]${',[]'.repeat(2_500_000)}]}}`;
    const before = process.memoryUsage.rss();
    expect((await rig.ask('pre', bomb)).body).toContain('the question could not be read');
    expect(process.memoryUsage.rss() - before).toBeLessThan(512 * 1024 * 1024);
  });

  test.each(['pre', 'post'])('of %s that cannot be read is answered no', async (event) => {
    await using rig = await ServerRig.open();
    for (const body of ['', '{', '{"name":"run"}', '{"name":"run","name":"x","input":{}}', Buffer.from([0xff, 0xfe, 0x00])]) {
      const { status, body: answer } = await rig.ask(event, body);
      expect({ status, answer }).toMatchObject({ status: 200, answer: expect.stringContaining(event === 'pre' ? '"deny"' : '"withhold"') });
    }
    expect(rig.problems).toHaveLength(5);
  });

  test('that is too long is answered no, and its asker hears it', async () => {
    await using rig = await ServerRig.open({ limits: { after: 1_000 } });
    const { status, body } = await rig.ask('post', Buffer.alloc(5_000_000, 'x'));
    expect({ status, body }).toEqual({ status: 200, body: '{"say":"withhold","words":"the question is longer than 1000 bytes"}' });
  });

  test('with an output of 64 MiB is read whole', async () => {
    let length = 0;
    await using rig = await ServerRig.open({
      decider: { ...ALLOWS, after: ({ result }) => ((length = result.output.text.length), ALLOWS.after({} as never)) },
    });
    const output = 'x'.repeat(64 * 1024 * 1024);
    expect((await rig.ask('post', `{"name":"run","input":{},"result":"${output}"}`)).body).toBe('{"say":"allow"}');
    expect(length).toBe(output.length);
  });

  test.each(['pre', 'post'])('of %s is answered no where a decider throws', async (event) => {
    const broken = () => Promise.reject(new Error('out of order'));
    await using rig = await ServerRig.open({ decider: { before: broken, after: broken } });
    expect(await rig.ask(event)).toMatchObject({ status: 200, body: expect.stringContaining('the guard failed: out of order') });
    expect((await rig.ask(event)).body).toContain('out of order');
  });
});

describe('the bound of an answer', () => {
  test.each(['pre', 'post'])('answers no at %s, and the decider knows it', async (event) => {
    const told = Promise.withResolvers<unknown>();
    const hangs = (_question: unknown, late?: AbortSignal): Promise<never> => {
      late?.addEventListener('abort', () => told.resolve(late.reason));
      return new Promise(() => undefined);
    };
    await using rig = await ServerRig.open({ decider: { before: hangs, after: hangs }, answerMs: 80 });
    const { status, body } = await rig.ask(event);
    expect(status).toBe(200);
    expect(body).toContain('the guard gave no answer within 80 ms');
    expect(body).toContain(event === 'pre' ? '"deny"' : '"withhold"');
    expect(await told.promise).toBe('the guard gave no answer within 80 ms');
  });

  test('leaves other questions alone', async () => {
    const slow = Promise.withResolvers<PreRuling>();
    const decider: Decider = {
      ...ALLOWS,
      before: ({ call }) => (call.name === 'slow' ? slow.promise : Promise.resolve({ kind: 'allow' })),
    };
    await using rig = await ServerRig.open({ decider });
    const waiting = rig.ask('pre', '{"name":"slow","input":{}}');
    const others = await Promise.all(Array.from({ length: 20 }, () => rig.ask('pre')));
    expect(new Set(others.map(({ body }) => body))).toEqual(new Set(['{"say":"allow"}']));
    slow.resolve({ kind: 'deny', words: 'late' });
    expect((await waiting).body).toContain('late');
  });

  test('holds for a question that does not come to its end', async () => {
    await using rig = await ServerRig.open({ answerMs: 80 });
    const socket = connect(rig.socketPath);
    socket.write(`POST /pre HTTP/1.1\r\nhost: guard\r\nauthorization: Bearer ${rig.token}\r\ncontent-length: 100\r\n\r\n{"name"`);
    const answer = await new Promise<string>((resolve) => socket.once('data', (data) => resolve(String(data))));
    expect(answer).toMatch(/^HTTP\/1\.1 200 /);
    expect(answer).toContain('"deny"');
    socket.destroy();
  });

  test('an asker that goes away before the answer has had no yes', async () => {
    const told = Promise.withResolvers<unknown>();
    const before: Decider['before'] = (_question, late) => {
      late?.addEventListener('abort', () => told.resolve(late.reason));
      socket.destroy();
      return new Promise(() => undefined);
    };
    await using rig = await ServerRig.open({ decider: { ...ALLOWS, before } });
    const socket = connect(rig.socketPath);
    socket.write(
      `POST /pre HTTP/1.1\r\nhost: guard\r\nauthorization: Bearer ${rig.token}\r\ncontent-length: ${QUESTION.length}\r\n\r\n${QUESTION}`,
    );
    expect(await told.promise).toBe('the one who asked went away before the answer');
  });
});

describe('the end', () => {
  test('answers what is under way and what comes later no', async () => {
    await using rig = await ServerRig.open({ decider: NEVER });
    const waiting = rig.ask('pre');
    await expect.poll(() => rig.ask('other').then(({ status }) => status)).toBe(200);
    rig.server.end('the session is over');
    expect((await waiting).body).toBe('{"say":"deny","words":"the session is over"}');
    expect((await rig.ask('pre')).body).toContain('the session is over');
    expect((await rig.ask('post')).body).toContain('"withhold"');
    expect((await rig.ask('other')).body).toContain('the session is over');
  });

  test('comes by itself where no records can be kept', async () => {
    const broken: unknown[] = [];
    const decider: Decider = { ...ALLOWS, before: () => Promise.reject(new LedgerBroken('the disk is full')) };
    await using rig = await ServerRig.open({ decider, onBroken: (error) => void broken.push(error.message) });
    expect((await rig.ask('pre')).body).toContain('"deny"');
    expect((await rig.ask('post')).body).toContain('"withhold"');
    expect((await rig.ask('pre')).body).toContain('the guard can keep no records and decides nothing more');
    expect(broken).toEqual(['the disk is full']);
  });

  test('on close, answers go out, connections end and the socket file goes', async () => {
    await using rig = await ServerRig.open({ decider: NEVER });
    expect(statSync(rig.socketPath).mode & 0o777).toBe(0o600);
    const idle = connect(rig.socketPath);
    const ended = new Promise<void>((resolve) => idle.once('close', () => resolve()));
    idle.on('error', () => undefined);
    const waiting = rig.ask('pre');
    await expect.poll(() => rig.ask('other').then(({ status }) => status)).toBe(200);
    await rig.server.close();
    expect((await waiting).body).toContain('"deny"');
    await ended;
    expect(existsSync(rig.socketPath)).toBe(false);
    await expect(rig.ask('pre')).rejects.toThrow(/ENOENT/);
  });

  test('a place that cannot be listened at is told in one sentence', async () => {
    await expect(ServerRig.open({ listen: { unix: { path: '/nowhere/guard.sock' } } })).rejects.toThrow(
      /^the guard cannot listen for an agent's hooks: /,
    );
  });
});
