// Claude on Bedrock and on Vertex: who the runner is there is shown on the way up alone, and streams come in the form of the cloud.
import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { Credential } from '../../src/gateway/options.ts';
import { upstreamOf } from '../../src/loop/models/upstream.ts';
import { bedrockInvokeWire } from '../support/model-servers/bedrock-invoke-wire.ts';
import { federatedLogin } from '../support/model-servers/google-login.ts';
import { ModelServer } from '../support/model-servers/model-server.ts';
import { calls, says, turn } from '../support/model-servers/script.ts';
import { ask, type RawAnswer, RawServer } from './raw.ts';
import { type Asking, bodyOf, keyHeader, pathOf } from './requests.ts';
import { GatewayRig, type GatewayRigOptions, modelOf, ON_BEDROCK, ON_VERTEX, served, wireOf } from './rig.ts';
import { eventsOf, streamType, wholeTurn } from './streams.ts';
import { dataIn } from './wire/reading.ts';

const CALL = { id: 'c1', name: 'spawn', input: '{"command":"ls"}' };
const BLOCKS = [says('Looking at 🌍.'), calls(CALL.id, CALL.name, CALL.input)];

const put = (rig: GatewayRig, of = ON_BEDROCK, asking: Asking = {}): Promise<RawAnswer> =>
  ask(rig.url, { path: pathOf(of, asking.stream), headers: keyHeader(of, rig.gateway.token), body: bodyOf(of, asking) });

const withCredential = (credential: Credential, url: string): GatewayRigOptions => ({
  gateway: { upstream: { baseUrl: url, credential } },
});

/** Made up, so that nothing in any answer could be them by chance. */
const awsLogin = () => ({ accessKeyId: 'scripted', secretAccessKey: randomUUID(), sessionToken: randomUUID(), region: 'eu-west-1' });

/** What the events of an answer in frames say. */
const eventsIn = ({ body }: RawAnswer): readonly string[] => dataIn(wireOf(ON_BEDROCK), { status: 200, contentType: '', body });

const SECRET = ['pass', 'word', '1984'].join('-');
const KEEPER = {
  name: 'keeper',
  beforeTool: () => ({ kind: 'allow' }) as const,
  afterTool: () => ({ kind: 'replace', output: { kind: 'text', text: 'REPLACED' } }) as const,
};

describe('Bedrock', () => {
  test('every request is signed over what goes up, also where a result was ruled; frames pass byte for byte', async () => {
    const login = awsLogin();
    const script = [turn(BLOCKS, { bytesPerWrite: 5 }), turn([says('Done.')])];
    await using server = await ModelServer.start(bedrockInvokeWire(login), script);
    const options = { ...withCredential({ kind: 'aws', login }, server.url), interceptors: [KEEPER] };
    await using rig = await GatewayRig.before(ON_BEDROCK, server.url, '', options);
    const first = await put(rig);
    expect(first.headers['content-type']).toBe('application/vnd.amazon.eventstream');
    expect(first.body.equals(Buffer.concat([...eventsOf(ON_BEDROCK, BLOCKS)]))).toBe(true);
    await rig.decide(CALL);
    expect((await put(rig, ON_BEDROCK, { earlier: [{ ...CALL, output: SECRET }] })).status).toBe(200);
    expect(server.complaints).toEqual([]);
    expect(server.last.text).toContain('REPLACED');
    expect(server.last.text).not.toContain(SECRET);
    expect(JSON.stringify(server.seen)).not.toContain(rig.gateway.token);
    expect(rig.requests.map(({ input_tokens, output_tokens }) => [input_tokens, output_tokens])).toEqual([
      [120, 30],
      [120, 30],
    ]);
  });

  test('a key goes up as a bearer; a turn that is not streamed is read all the same', async () => {
    await using server = await RawServer.start((_, response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'x-amzn-requestid': 'r1' });
      response.end(wholeTurn(ON_BEDROCK, CALL));
    });
    await using rig = await GatewayRig.before(ON_BEDROCK, server.url, 'a-bedrock-key');
    const answer = await put(rig, ON_BEDROCK, { stream: false });
    expect([answer.body.toString(), answer.headers['x-amzn-requestid']]).toEqual([wholeTurn(ON_BEDROCK, CALL), 'r1']);
    expect(server.seen.map(({ path, headers }) => [path, headers.authorization])).toEqual([
      [`/model/${encodeURIComponent(modelOf(ON_BEDROCK))}/invoke`, 'Bearer a-bedrock-key'],
    ]);
    expect(await rig.decide(CALL)).toMatchObject({ kind: 'run' });
  });

  test('is refused in its own words: another key, another model, another path', async () => {
    await using on = await served(ON_BEDROCK, []);
    const { rig } = on;
    const at = (path: string, token = rig.gateway.token): Promise<RawAnswer> =>
      ask(rig.url, { path, headers: keyHeader(ON_BEDROCK, token), body: bodyOf(ON_BEDROCK) });
    const told = await Promise.all([at(pathOf(ON_BEDROCK), 'wrong'), at('/model/other/invoke'), at('/model/other/converse-stream')]);
    expect(told.map(({ status, body }) => [status, Object.keys(JSON.parse(body.toString()))])).toEqual([
      [401, ['message']],
      [400, ['message']],
      [404, ['message']],
    ]);
    expect(on.server.seen).toEqual([]);
  });

  test('past a bound it gets a turn in frames that ends, and a canary is a turn in frames', async () => {
    await using on = await served(ON_BEDROCK, [turn(BLOCKS)], { bounds: { tokenBudget: 1 } });
    await put(on.rig);
    await on.rig.decide(CALL);
    const ended = await put(on.rig);
    expect(ended.headers['content-type']).toBe('application/vnd.amazon.eventstream');
    expect(eventsIn(ended).join('\n')).toContain('budget of 1 tokens is used up');
    expect(eventsIn(ended).at(-1)).toBe('{"type":"message_stop"}');
    const canaries = [{ kind: 'deny', tool: 'spawn', input: '{"command":"canary"}', check: () => undefined }] as const;
    await using played = await served(ON_BEDROCK, [], { gateway: { canaries } });
    expect(eventsIn(await put(played.rig)).join('\n')).toMatch(/"id":"toolu_bdrk_[0-9a-f]+","name":"spawn"/);
    expect(played.server.seen).toEqual([]);
  });

  test('an exception of the provider passes, and is on record', async () => {
    await using on = await served(ON_BEDROCK, [turn(BLOCKS, { errorAfter: 3 })]);
    const answer = await put(on.rig);
    expect([answer.torn, eventsIn(answer).at(-1)]).toEqual([false, expect.stringContaining('modelStreamErrorException')]);
    expect(on.rig.requests[0]?.notes).toEqual(['the provider said in its response: modelStreamErrorException: The model could not go on']);
  });

  const whole = eventsOf(ON_BEDROCK, BLOCKS);
  const damaged = Buffer.from(whole[2] ?? '');
  damaged.writeUInt8(damaged.readUInt8(40) ^ 1, 40);
  const huge = Buffer.from(whole[2] ?? '');
  huge.writeUInt32BE(0x7fffffff, 0);
  test.each<[string, Buffer, RegExp]>([
    ['a damaged message', damaged, /is damaged/],
    ['a message whose length is not what was signed for', huge, /a beginning that is damaged/],
    ['half a message at its end', (whole[2] ?? damaged).subarray(0, 30), /ends within a message/],
    ['the key in base64', Buffer.from(whole[2] ?? ''), /holds the key/],
  ])('a stream with %s is torn before it', async (what, third, why) => {
    const good = Buffer.concat(whole.slice(0, 2));
    await using server = await RawServer.start((_, response) => {
      response.writeHead(200, { 'content-type': streamType(ON_BEDROCK) });
      response.end(Buffer.concat([good, third, ...(what.startsWith('half') ? [] : whole.slice(3))]));
    });
    // What stands in the third event, so that an answer holds it.
    const key = what.startsWith('the key') ? 'content_block_start' : randomUUID();
    await using rig = await GatewayRig.before(ON_BEDROCK, server.url, key);
    const answer = await put(rig);
    expect(answer.torn).toBe(true);
    expect(good.subarray(0, answer.body.length).equals(answer.body)).toBe(true);
    expect(rig.requests[0]?.notes?.join()).toMatch(why);
  });

  test('a conversation to be counted is judged within its envelope', async () => {
    await using server = await RawServer.start((_, response) => {
      const counting = server.seen.at(-1)?.path.endsWith('/count-tokens') === true;
      response.writeHead(200, { 'content-type': counting ? 'application/json' : streamType(ON_BEDROCK) });
      response.end(counting ? '{"inputTokens":10}' : Buffer.concat([...eventsOf(ON_BEDROCK, BLOCKS)]));
    });
    await using rig = await GatewayRig.before(ON_BEDROCK, server.url, 'key', { interceptors: [KEEPER] });
    const path = `/model/${encodeURIComponent(modelOf(ON_BEDROCK))}/count-tokens`;
    const count = (body: object): Promise<RawAnswer> =>
      ask(rig.url, { path, headers: keyHeader(ON_BEDROCK, rig.gateway.token), body: JSON.stringify(body) });
    const enveloped = (body: string): { input: { invokeModel: { body: string } } } => ({
      input: { invokeModel: { body: Buffer.from(body).toString('base64') } },
    });
    const plain = enveloped(bodyOf(ON_BEDROCK));
    expect((await count(plain)).body.toString()).toBe('{"inputTokens":10}');
    expect(server.seen[0]?.body.toString()).toBe(JSON.stringify(plain));
    await put(rig);
    await rig.decide(CALL);
    const held = enveloped(bodyOf(ON_BEDROCK, { earlier: [{ ...CALL, output: SECRET }] }));
    expect((await count(held)).status).toBe(200);
    const inner = Buffer.from(JSON.parse(server.seen.at(-1)?.body.toString() ?? '').input.invokeModel.body, 'base64').toString();
    expect(inner).toContain('REPLACED');
    expect(inner).not.toContain(SECRET);
    const seen = server.seen.length;
    const { input } = held;
    for (const body of [{ input, more: 1 }, { input: { ...input, converse: {} } }, { input: { invokeModel: { body: ' e30=' } } }, {}])
      expect((await count(body)).status).toBe(400);
    expect(server.seen).toHaveLength(seen);
  });

  test('observed, what cannot be read passes as it came and is noted', async () => {
    const odd = Buffer.concat([...whole.slice(0, 2), damaged, ...whole.slice(3)]);
    await using server = await RawServer.start((_, response) => {
      response.writeHead(200, { 'content-type': streamType(ON_BEDROCK) });
      response.end(server.seen.length === 1 ? odd : Buffer.concat([...whole]));
    });
    await using rig = await GatewayRig.before(ON_BEDROCK, server.url, 'key', { gateway: { mode: 'observe' } });
    expect((await put(rig)).body.equals(odd)).toBe(true);
    expect((await put(rig)).body.equals(Buffer.concat([...whole]))).toBe(true);
    expect(rig.requests.map(({ notes, output_tokens }) => [notes?.join() ?? '', output_tokens])).toEqual([
      [expect.stringMatching(/^observed only: the response could not be read: .*damaged/), 1],
      ['', 30],
    ]);
  });
});

describe('Vertex', () => {
  const env = { GOOGLE_CLOUD_PROJECT: 'the-project', GOOGLE_CLOUD_LOCATION: 'eu' };
  test.each([
    ['is kept while it holds', 3600, 1],
    ['is renewed before it expires', 60, 2],
  ])('the token of the runner’s log-in %s; project and location are the runner’s', async (_, seconds, exchanges) => {
    const token = randomUUID();
    await using login = await federatedLogin(randomUUID(), token, seconds);
    await using server = await RawServer.start((_request, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.end(Buffer.concat([...eventsOf(ON_VERTEX, BLOCKS)]));
    });
    const baseUrl = `${server.url}/v1/projects/the-project/locations/eu/publishers/anthropic/models`;
    const spec = { provider: 'google-vertex', name: modelOf(ON_VERTEX), baseUrl } as const;
    const upstream = await upstreamOf(spec, { ...env, GOOGLE_APPLICATION_CREDENTIALS: login.file });
    if (!upstream.ok) throw new Error(upstream.error);
    await using rig = await GatewayRig.before(ON_VERTEX, '', '', { gateway: { upstream: upstream.value } });
    for (const asking of [{ prompt: 'one' }, { prompt: 'two' }])
      expect((await put(rig, ON_VERTEX, asking)).body.equals(Buffer.concat([...eventsOf(ON_VERTEX, BLOCKS)]))).toBe(true);
    const path = `/v1/projects/the-project/locations/eu/publishers/anthropic/models/${modelOf(ON_VERTEX)}:streamRawPredict`;
    expect(server.seen.map((one) => [one.path, one.headers.authorization])).toEqual([
      [path, `Bearer ${token}`],
      [path, `Bearer ${token}`],
    ]);
    expect(login.asked.split('subject_token=').length - 1).toBe(exchanges);
  });

  test('a log-in that gives no token is told, and nothing is asked', async () => {
    await using server = await RawServer.start((_, response) => void response.end());
    const credential: Credential = { kind: 'renewed', token: () => Promise.resolve({ ok: false, error: 'the log-in is over' }) };
    await using rig = await GatewayRig.before(ON_VERTEX, server.url, '', withCredential(credential, server.url));
    const answer = await put(rig, ON_VERTEX);
    expect([answer.status, answer.body.toString()]).toEqual([502, expect.stringContaining('the log-in is over')]);
    expect(rig.requests[0]?.notes).toEqual(['the log-in is over']);
    expect(server.seen).toEqual([]);
  });
});
