import { describe, expect, test } from 'vitest';
import { cost } from '../../src/loop/models/prices.ts';
import { tool } from '../loop/loop-rig.ts';
import { calls, says, turn } from '../support/model-servers/script.ts';
import { loopThrough, text } from './loop-client.ts';
import { ask } from './raw.ts';
import { bodyOf, keyHeader, pathOf } from './requests.ts';
import { CASES, GatewayRig, modelOf, ON_ANTHROPIC, served } from './rig.ts';
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
