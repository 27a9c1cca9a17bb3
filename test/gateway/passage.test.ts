import { describe, expect, test } from 'vitest';
import { calls, says, thinks } from '../support/model-servers/script.ts';
import { ask, type RawAnswer, RawServer } from './raw.ts';
import { bodyOf, keyHeader, pathOf } from './requests.ts';
import { CASES, GatewayRig, type GatewayCase, ON_ANTHROPIC, ON_CHAT } from './rig.ts';
import { eventsOf, wholeTurn } from './streams.ts';

const CALL = { id: 'c1', name: 'spawn', input: '{"command":"ls"}' };

const askTurn = (of: GatewayCase, rig: GatewayRig, body: string, stream = true): Promise<RawAnswer> =>
  ask(rig.url, { path: pathOf(of, stream), headers: keyHeader(of, rig.gateway.token), body });

describe.each(CASES)('$name', (of) => {
  test('where nothing is ruled, request and stream are the same bytes on both sides', async () => {
    const stream = Buffer.concat([
      ...eventsOf(of, [thinks('Hm.', 'c2ln'), says('Grüße 🌍, a line\nand more.'), calls('c1', 'spawn', CALL.input)]),
    ]);
    await using upstream = await RawServer.start(async (_, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream', 'request-id': 'req-1', 'x-request-id': 'req-2' });
      for (let at = 0; at < stream.length; at += 7) {
        response.write(stream.subarray(at, at + 7));
        await new Promise((resolve) => setImmediate(resolve));
      }
      response.end();
    });
    await using rig = await GatewayRig.before(of, upstream.url, 'key');
    // Spaces, exact numbers and escapes as no writer of ours would put them.
    const body = bodyOf(of).replace('{', '{ \n "odd"  : [1.10, 1e400, "\\u00fc\\ud83d\\ude00"] ,');
    const answer = await askTurn(of, rig, body);
    expect(upstream.seen[0]?.body.toString()).toBe(body);
    expect(answer.body.toString()).toBe(stream.toString());
    expect(answer).toMatchObject({ status: 200, torn: false });
    expect(answer.headers).toMatchObject({ 'content-type': 'text/event-stream' });
    expect(rig.gateway.claim({ name: 'spawn', input: { kind: 'raw', text: CALL.input } }).kind).toBe('claimed');
  });

  test('a response that is no stream passes as it is, with its calls noted', async () => {
    const whole = `\n ${wholeTurn(of, CALL)} `;
    await using upstream = await RawServer.start((_, response) => {
      response.writeHead(200, { 'content-type': 'application/json; charset=UTF-8' });
      response.end(whole);
    });
    await using rig = await GatewayRig.before(of, upstream.url, 'key');
    const answer = await askTurn(of, rig, bodyOf(of, { stream: false }), false);
    expect(answer.body.toString()).toBe(whole);
    expect(await rig.decide(CALL)).toMatchObject({ kind: 'run' });
    const again = bodyOf(of, { stream: false, earlier: [{ ...CALL, output: 'a.txt' }] });
    expect((await askTurn(of, rig, again, false)).status).toBe(200);
    expect(upstream.seen[1]?.body.toString()).toBe(again);
    expect(rig.gateway.pending()).toEqual([]);
  });

  test('a call is noted before the bytes that complete it reach the agent', async () => {
    await using upstream = await RawServer.start(async (_, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      for (const event of eventsOf(of, [says('Now.'), calls('c1', 'spawn', CALL.input)])) {
        response.write(event);
        await new Promise((resolve) => setImmediate(resolve));
      }
      response.end();
    });
    await using rig = await GatewayRig.before(of, upstream.url, 'key');
    const all = Buffer.concat([...eventsOf(of, [says('Now.'), calls('c1', 'spawn', CALL.input)])]).toString();
    const claims: string[] = [];
    let heard = '';
    await ask(rig.url, {
      path: pathOf(of),
      headers: keyHeader(of, rig.gateway.token),
      body: bodyOf(of),
      onPiece: (piece) => {
        heard += piece.toString();
        if (claims.at(-1) === 'claimed') return;
        claims.push(rig.gateway.claim({ name: 'spawn', input: { kind: 'raw', text: CALL.input } }).kind);
        // Whatever has been heard without the call being known does not hold all of its input yet.
        if (claims.at(-1) === 'unseen') expect(heard.length).toBeLessThan(all.length / 1.2);
      },
    });
    expect(claims.at(-1)).toBe('claimed');
    expect(heard).toBe(all);
  });

  test('a context of 5 MB goes up as it came', async () => {
    await using upstream = await RawServer.start((_, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.end(Buffer.concat([...eventsOf(of, [says('Read.')])]));
    });
    await using rig = await GatewayRig.before(of, upstream.url, 'key');
    const body = bodyOf(of, { prompt: 'A line of a long context, 🌍 "quoted".\n'.repeat(125_000) });
    expect(body.length).toBeGreaterThan(5_000_000);
    expect((await askTurn(of, rig, body)).status).toBe(200);
    expect(upstream.seen[0]?.body.equals(Buffer.from(body))).toBe(true);
  });
});

test('a stream of the chat wire that was not asked for its usage is asked here, and the agent is not told', async () => {
  const events = eventsOf(ON_CHAT, [says('Hello.')]);
  await using upstream = await RawServer.start((_, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.end(Buffer.concat([...events]));
  });
  await using rig = await GatewayRig.before(ON_CHAT, upstream.url, 'key');
  const answer = await askTurn(ON_CHAT, rig, bodyOf(ON_CHAT, { more: { stream_options: null } }));
  expect(JSON.parse(upstream.seen[0]?.body.toString() ?? '')).toMatchObject({ stream_options: { include_usage: true } });
  const own = events.filter((event) => event.includes('"usage"'));
  expect(own).toHaveLength(1);
  expect(answer.body.toString()).toBe(Buffer.concat(events.filter((event) => !own.includes(event))).toString());
  expect(rig.requests).toMatchObject([{ input_tokens: 120, output_tokens: 30 }]);
});

test('usage that comes together with words stays with them', async () => {
  const usage = '"usage":{"prompt_tokens":5,"completion_tokens":1,"total_tokens":6}';
  const stream = [
    `data: {"id":"c","object":"chat.completion.chunk","choices":[{"index":0,"delta":{"content":"Hi \\"choices\\":[] "},"finish_reason":null}],${usage}}\n\n`,
    `data: {"id":"c","object":"chat.completion.chunk","choices":[{"index":0,"delta":{},"finish_reason":"stop"}],${usage}}\n\n`,
    'data: [DONE]\n\n',
  ].join('');
  await using upstream = await RawServer.start((_, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.end(stream);
  });
  await using rig = await GatewayRig.before(ON_CHAT, upstream.url, 'key');
  const answer = await askTurn(ON_CHAT, rig, bodyOf(ON_CHAT, { more: { stream_options: null } }));
  expect(answer.body.toString()).toBe(stream);
  expect(rig.requests).toMatchObject([{ input_tokens: 5 }]);
});

test('comments between events, lines that end in CR LF and an event without its last line pass', async () => {
  const stream = Buffer.concat([...eventsOf(ON_ANTHROPIC, [says('Hi.')])])
    .toString()
    .replaceAll('\n', '\r\n')
    .replace('event: ping', ': keep going\r\n\r\nevent: ping')
    .replace(/\r\n\r\n$/, '');
  await using upstream = await RawServer.start((_, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.end(stream);
  });
  await using rig = await GatewayRig.before(ON_ANTHROPIC, upstream.url, 'key');
  const answer = await askTurn(ON_ANTHROPIC, rig, bodyOf(ON_ANTHROPIC));
  expect(answer).toMatchObject({ torn: false });
  expect(answer.body.toString()).toBe(stream);
});
