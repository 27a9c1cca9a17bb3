import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { anthropicWire } from '../../support/model-servers/anthropic-wire.ts';
import { bedrockWire } from '../../support/model-servers/bedrock-wire.ts';
import { geminiWire } from '../../support/model-servers/gemini-wire.ts';
import { federatedLogin } from '../../support/model-servers/google-login.ts';
import { ModelServer } from '../../support/model-servers/model-server.ts';
import { calls, says, thinks, turn } from '../../support/model-servers/script.ts';
import { shown, Talk } from './harness.ts';

const exact = '{"n":12345678901234567890,"2":1e400,"1":1.10,"half":"\\ud800"}';
const script = [
  turn([thinks('I should look.', 'c2lnbmVk'), says('Let me look 🌍.'), calls('c1', 'spawn', exact)], { bytesPerWrite: 5 }),
  turn([says('Done.')]),
];

describe('Amazon Bedrock', () => {
  test('requests are signed over what is sent, and arguments are exact in both directions', async () => {
    const login = { accessKeyId: 'scripted', secretAccessKey: randomUUID(), sessionToken: randomUUID(), region: 'eu-west-1' };
    const env = {
      AWS_REGION: login.region,
      AWS_ACCESS_KEY_ID: login.accessKeyId,
      AWS_SECRET_ACCESS_KEY: login.secretAccessKey,
      AWS_SESSION_TOKEN: login.sessionToken,
    };
    await using server = await ModelServer.start(bedrockWire(login), script);
    const talk = Talk.with(server, { model: 'amazon-bedrock/anthropic.claude-sonnet-4-5-20250929-v1:0', baseUrl: server.url }, { env });
    const first = await talk.turn();
    expect(first).toMatchObject({ text: 'Let me look 🌍.', calls: [{ id: 'c1', name: 'spawn', input: { kind: 'json', text: exact } }] });
    expect(first.usage).toMatchObject({ inputTokens: 120, outputTokens: 30, cachedTokens: 20 });
    expect(await talk.turn(first.calls.map((call) => shown(call, 'a.txt')))).toMatchObject({ text: 'Done.' });
    expect(server.last.text).toContain('cachePoint');
    expect(server.complaints).toEqual([]);
  });
});

describe('Google Vertex', () => {
  test.each([
    [
      'Gemini',
      'gemini-2.5-pro',
      (token: string) => geminiWire(token, { bearer: true, path: /^\/v1\/models\/gemini-2\.5-pro:streamGenerateContent\?alt=sse$/ }),
    ],
    [
      'Claude',
      'claude-sonnet-4-5@20250929',
      (token: string) => anthropicWire(token, { vertex: true, path: /^\/v1\/claude-sonnet-4-5@20250929:streamRawPredict$/ }),
    ],
  ])('%s: the token of the runner’s log-in is exchanged and sent, and arguments are exact in both directions', async (_, name, wire) => {
    const token = randomUUID();
    const subject = randomUUID();
    await using login = await federatedLogin(subject, token);
    await using server = await ModelServer.start(wire(token), script);
    const env = { GOOGLE_APPLICATION_CREDENTIALS: login.file, GOOGLE_CLOUD_PROJECT: 'p', GOOGLE_CLOUD_LOCATION: 'global' };
    const talk = Talk.with(server, { model: `google-vertex/${name}`, baseUrl: `${server.url}/v1` }, { env });
    const first = await talk.turn();
    expect(first).toMatchObject({ text: 'Let me look 🌍.', calls: [{ id: 'c1', name: 'spawn', input: { kind: 'json', text: exact } }] });
    expect(await talk.turn(first.calls.map((call) => shown(call, 'a.txt')))).toMatchObject({ text: 'Done.' });
    expect(server.complaints).toEqual([]);
    expect(login.asked).toContain(`subject_token=${subject}`);
  });
});
