import { describe, expect, test } from 'vitest';
import { redactor } from '../../src/audit/redact.ts';
import { calls } from '../support/model-servers/script.ts';
import { ask, type RawAnswer, RawServer } from './raw.ts';
import { bodyOf, keyHeader, pathOf } from './requests.ts';
import { CASES, type GatewayCase, GatewayRig, type GatewayRigOptions } from './rig.ts';
import { eventsOf } from './streams.ts';

const SECRET = ['correct', 'horse', '77'].join('-');
const LS = { id: 'c1', name: 'spawn', input: '{"command":"ls"}' };

interface At extends AsyncDisposable {
  readonly rig: GatewayRig;
  readonly upstream: RawServer;
  put(body: string): Promise<RawAnswer>;
}

async function before(of: GatewayCase, options: GatewayRigOptions, key = 'key'): Promise<At> {
  const upstream = await RawServer.start((_, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.end(Buffer.concat([...eventsOf(of, [calls('c1', 'spawn', LS.input)])]));
  });
  const rig = await GatewayRig.before(of, upstream.url, key, { ...options, hide: redactor([SECRET]) });
  return {
    rig,
    upstream,
    put: (body) => ask(rig.url, { path: pathOf(of), headers: keyHeader(of, rig.gateway.token), body }),
    async [Symbol.asyncDispose]() {
      await rig[Symbol.asyncDispose]();
      await upstream[Symbol.asyncDispose]();
    },
  };
}

describe.each(CASES)('$name', (of) => {
  test('observe passes what on would change or refuse, and records it', async () => {
    const reviews: string[] = [];
    await using at = await before(of, {
      gateway: {
        mode: 'observe',
        notJudgeable: ['write_stdin'],
        review: (_, result) => {
          reviews.push(result.output.text);
          return Promise.resolve({ shown: result });
        },
      },
    });
    const first = bodyOf(of, { tools: ['spawn', 'write_stdin'], prompt: `use ${SECRET}` });
    await at.put(first);
    const second = bodyOf(of, { earlier: [{ ...LS, output: 'ran unasked' }] });
    expect((await at.put(second)).status).toBe(200);
    const third = `${bodyOf(of)} and more`;
    expect((await at.put(third)).status).toBe(200);
    expect(at.upstream.seen.map(({ body }) => body.toString())).toEqual([first, second, third]);
    expect(reviews).toEqual([]);
    expect(at.rig.ends).toEqual([]);
    expect(at.rig.recordsOf('unguarded')).toHaveLength(1);
    expect(at.rig.recordsOf('withheld')).toEqual([]);
    const notes = at.rig.requests.map((record) => record.notes?.join('\n') ?? '');
    expect(notes[0]).toMatch(/observed only: the tool "write_stdin"/);
    expect(notes[0]).toMatch(/observed only: 1 texts passed in which a secret was found/);
    expect(notes[1]).toMatch(/observed only: 1 new tool results passed as they came/);
    expect(notes[2]).toMatch(/observed only: the request could not be judged/);
    expect(at.rig.requests.map(({ input_tokens }) => input_tokens)).toEqual([120, 120, 120]);
  });

  test('observe passes a stream that it cannot read, and says so', async () => {
    await using at = await before(of, { gateway: { mode: 'observe' } });
    const garbage = 'data: {"a":1,"a":2}\n\ndata: {cut\n\nno event at all\n\n';
    at.upstream.answering = (_, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.end(garbage);
    };
    const answer = await at.put(bodyOf(of));
    expect(answer.body.toString()).toBe(garbage);
    expect(answer.torn).toBe(false);
    expect(at.rig.requests[0]?.notes?.join()).toMatch(/observed only: the response could not be/);
  });

  test.each(['observe', 'off'] as const)('an answer that holds the key is not passed on with %s either', async (mode) => {
    const key = ['the', 'key', 'of', 'this', 'test'].join('-');
    await using at = await before(of, { gateway: { mode } }, key);
    for (const type of ['text/event-stream', 'application/json']) {
      at.upstream.answering = (_, response) => {
        response.writeHead(200, { 'content-type': type });
        response.end(type === 'text/event-stream' ? `data: {"echo":"${key}"}\n\n` : `{"echo":"${key}"}`);
      };
      expect((await at.put(bodyOf(of))).body.toString(), type).not.toContain(key);
    }
  });

  test('off keeps the key and the ways of the wire, and reads nothing', async () => {
    await using at = await before(of, { gateway: { mode: 'off' } });
    const body = `no JSON, ${SECRET}`;
    const answer = await at.put(body);
    expect(answer.status).toBe(200);
    expect(at.upstream.seen[0]?.body.toString()).toBe(body);
    expect(at.upstream.seen[0]?.headers).toMatchObject(keyHeader(of, 'key'));
    expect(at.rig.gateway.claim({ name: 'spawn', input: { kind: 'raw', text: LS.input } })).toEqual({ kind: 'unseen' });
    expect((await ask(at.rig.url, { path: pathOf(of), headers: keyHeader(of, 'wrong'), body })).status).toBe(401);
    expect(
      (await ask(at.rig.url, { path: '/v1/files', headers: keyHeader(of, at.rig.gateway.token), body })).status,
    ).toBeGreaterThanOrEqual(400);
    expect(at.upstream.seen).toHaveLength(1);
    expect(at.rig.requests).toMatchObject([{ request_bytes: Buffer.byteLength(body) }]);
  });
});
