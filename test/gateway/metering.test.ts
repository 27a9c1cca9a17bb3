import { request } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { describe, expect, test, vi } from 'vitest';
import { cost } from '../../src/loop/models/prices.ts';
import { tool } from '../loop/loop-rig.ts';
import { calls, says, turn } from '../support/model-servers/script.ts';
import { loopThrough } from './loop-client.ts';
import { text } from '../support/results.ts';
import { ask } from './raw.ts';
import { bodyOf, keyHeader, pathOf } from './requests.ts';
import { CASES, GatewayRig, modelOf, ON_ANTHROPIC, ON_CHAT, ON_RESPONSES, served } from './rig.ts';
import { RawServer } from './raw.ts';
import { eventsOf, wholeTurn } from './streams.ts';

const LS = turn([calls('c1', 'spawn', '{"command":"ls"}')]);

describe.each(CASES)('$name', (of) => {
  test('each request is on record with its digest, its size and what it cost, cached and reasoning tokens apart', async () => {
    await using at = await served(of, [LS, turn([says('Done.')])], { gateway: { cost: (_model, usage) => usage.inputTokens / 1000 } });
    await loopThrough(of, at.rig, [tool('spawn', 'process', () => text('a.txt'))]);
    const [first, second] = at.rig.requests;
    expect(first).toMatchObject({
      type: 'model_request',
      agent_id: 'main',
      turn: 1,
      model: modelOf(of),
      request_bytes: Buffer.byteLength(at.server.seen[0]?.text ?? ''),
      request_digest: expect.stringMatching(/^sha256:[0-9a-f]{64}$/),
      input_tokens: 120,
      output_tokens: 30,
      cached_tokens: 20,
      cost_usd: 0.12,
      latency_ms: expect.any(Number),
    });
    expect(second).toMatchObject({ turn: 2 });
    expect(first?.request_digest).not.toBe(second?.request_digest);
    expect(at.rig.bounds.spent).toMatchObject({ inputTokens: 240, outputTokens: 60, costUsd: 0.24 });
  });

  test('past a bound the next request ends the agent quietly, with the words of the bound', async () => {
    await using at = await served(of, [LS, turn([says('never')])], { bounds: { tokenBudget: 100 } });
    const end = await loopThrough(of, at.rig, [tool('spawn', 'process', () => text('a.txt'))]);
    expect(end).toMatchObject({ kind: 'finished', finalMessage: expect.stringContaining('budget of 100 tokens is used up') });
    expect(at.server.seen).toHaveLength(1);
    expect(at.rig.bounds.tripped).toBe('token-budget');
    expect(at.rig.notices).toEqual([expect.stringContaining('a turn of main was not asked for')]);
    // The result of the last call has been ruled all the same.
    expect(at.rig.recordsOf('reviewed')).toHaveLength(1);
  });

  test('a response that is no stream is metered, and a quiet end is none either', async () => {
    await using upstream = await RawServer.start((_, response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(wholeTurn(of, { id: 'c1', name: 'spawn', input: '{}' }));
    });
    await using rig = await GatewayRig.before(of, upstream.url, 'key', { bounds: { tokenBudget: 100 } });
    const put = (): ReturnType<typeof ask> =>
      ask(rig.url, { path: pathOf(of, false), headers: keyHeader(of, rig.gateway.token), body: bodyOf(of, { stream: false }) });
    await put();
    expect(rig.requests).toMatchObject([{ input_tokens: 120, output_tokens: 30, cached_tokens: 20 }]);
    const quiet = await put();
    expect(quiet.status).toBe(200);
    expect(quiet.headers['content-type']).toMatch(/^application\/json/);
    expect(quiet.body.toString()).toContain('budget of 100 tokens is used up');
    expect(upstream.seen).toHaveLength(1);
  });
});

describe('with a budget', () => {
  /** An agent that goes away once the answer has begun. */
  async function leave(rig: GatewayRig): Promise<void> {
    const { hostname, port } = new URL(rig.url);
    const headers = { 'content-type': 'application/json', ...keyHeader(ON_RESPONSES, rig.gateway.token) };
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const sent = request({ host: hostname, port, method: 'POST', path: pathOf(ON_RESPONSES), agent: false, headers }, (answer) => {
      answer.on('error', () => undefined);
      answer.once('data', () => {
        answer.destroy();
        resolve();
      });
    });
    sent.on('error', reject);
    sent.end(bodyOf(ON_RESPONSES));
    await promise;
  }

  /** A provider that goes on once it is told to. */
  async function waiting(): Promise<{ readonly upstream: RawServer; readonly goOn: () => void }> {
    const { promise, resolve } = Promise.withResolvers<void>();
    const upstream = await RawServer.start(async (_, response) => {
      const [first = '', ...rest] = eventsOf(ON_RESPONSES, [says('Hi.')]);
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.write(first);
      await promise;
      for (const one of rest) response.write(one);
      response.end();
    });
    return { upstream, goOn: resolve };
  }

  test('a turn counts whose end nobody waits for', async () => {
    const { upstream, goOn } = await waiting();
    await using _ = upstream;
    await using rig = await GatewayRig.before(ON_RESPONSES, upstream.url, 'key', { bounds: { tokenBudget: 100 } });
    await leave(rig);
    // Time in which the gateway may notice.
    await setTimeout(300);
    goOn();
    await vi.waitFor(() => expect(rig.requests).toMatchObject([{ output_tokens: 30 }]));
    expect(rig.bounds.admitTurn()).toMatchObject({ bound: 'token-budget' });
    expect(rig.ends).toEqual([]);
  });

  test('a turn that is under way when the session ends is on record before the gateway is closed', async () => {
    const { upstream } = await waiting();
    await using _ = upstream;
    const rig = await GatewayRig.before(ON_RESPONSES, upstream.url, 'key', { bounds: { tokenBudget: 100 } });
    await leave(rig);
    await rig.gateway.close();
    expect(rig.requests).toHaveLength(1);
  });

  test('no more than eight turns are under way, and one that waited is looked at when its time has come', async () => {
    const { upstream, goOn } = await waiting();
    await using _ = upstream;
    await using rig = await GatewayRig.before(ON_RESPONSES, upstream.url, 'key', { bounds: { tokenBudget: 100 } });
    const put = (): ReturnType<typeof ask> =>
      ask(rig.url, {
        path: pathOf(ON_RESPONSES),
        headers: keyHeader(ON_RESPONSES, rig.gateway.token),
        body: bodyOf(ON_RESPONSES),
      });
    const asked = Array.from({ length: 12 }, put);
    await vi.waitFor(() => expect(upstream.seen).toHaveLength(8));
    goOn();
    const answers = await Promise.all(asked);
    expect(upstream.seen).toHaveLength(8);
    expect(answers.filter(({ body }) => body.includes('budget of 100 tokens is used up'))).toHaveLength(4);
  });

  test.each([
    ['nothing', {}, 1],
    ['that it failed', { error: { message: 'overloaded' } }, 0],
  ])('a provider that says %s of what a turn used ends the session only where it gave one', async (_, more, ends) => {
    const whole: object = JSON.parse(wholeTurn(ON_CHAT, { id: 'c1', name: 'spawn', input: '{}' }));
    await using upstream = await RawServer.start((_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ ...whole, usage: null, ...more }));
    });
    await using rig = await GatewayRig.before(ON_CHAT, upstream.url, 'key', { bounds: { costBudgetUsd: 1 } });
    const headers = keyHeader(ON_CHAT, rig.gateway.token);
    await ask(rig.url, { path: pathOf(ON_CHAT, false), headers, body: bodyOf(ON_CHAT, { stream: false }) });
    expect(rig.ends).toHaveLength(ends);
    if (ends > 0) expect(rig.ends).toMatchObject([{ kind: 'guard', words: expect.stringContaining('the budget cannot be held') }]);
  });
});

test('a model without a price is unknown, never zero, and is priced by the model that answered', async () => {
  const asked: string[] = [];
  await using upstream = await RawServer.start((_, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.end(Buffer.concat([...eventsOf(ON_ANTHROPIC, [says('Hi.')])]));
  });
  await using rig = await GatewayRig.before(ON_ANTHROPIC, upstream.url, 'key', {
    gateway: {
      cost: (name, usage) => {
        asked.push(name);
        return cost({ provider: 'nobody', name }, usage);
      },
    },
  });
  await ask(rig.url, { path: pathOf(ON_ANTHROPIC), headers: keyHeader(ON_ANTHROPIC, rig.gateway.token), body: bodyOf(ON_ANTHROPIC) });
  expect(asked).toEqual(['scripted', modelOf(ON_ANTHROPIC)]);
  expect(rig.requests).toMatchObject([{ cost_usd: 'unknown' }]);
});

test('sub-agents are conversations of their own, told by what their history holds', async () => {
  const bodies: string[] = [];
  await using upstream = await RawServer.start(({ body }, response) => {
    bodies.push(body.toString());
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    const id = body.includes('the sub-agent') ? `sub-${bodies.length}` : `main-${bodies.length}`;
    response.end(Buffer.concat([...eventsOf(ON_ANTHROPIC, [calls(id, 'spawn', '{"command":"ls"}')])]));
  });
  await using rig = await GatewayRig.before(ON_ANTHROPIC, upstream.url, 'key');
  const put = (prompt: string, ...earlier: string[]): ReturnType<typeof ask> =>
    ask(rig.url, {
      path: pathOf(ON_ANTHROPIC),
      headers: keyHeader(ON_ANTHROPIC, rig.gateway.token),
      body: bodyOf(ON_ANTHROPIC, { prompt, earlier: earlier.map((id) => ({ id, name: 'spawn', input: '{"command":"ls"}', output: 'x' })) }),
    });
  const decide = (id: string): Promise<unknown> => rig.decide({ id, name: 'spawn', input: '{"command":"ls"}' });
  await put('the main one');
  await put('the sub-agent');
  await decide('main-1');
  await decide('sub-2');
  await put('the main one', 'main-1');
  await put('the sub-agent', 'sub-2');
  // The agent shortened how it opens: the calls still tell.
  await decide('main-3');
  await put('(summary)', 'main-3');
  expect(rig.requests.map(({ agent_id, turn: at }) => `${agent_id} ${at}`)).toEqual(['main 1', 'main/1 1', 'main 2', 'main/1 2', 'main 3']);
  expect(rig.ends).toEqual([]);
});
