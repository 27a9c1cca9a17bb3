// How an agent without a wire reaches its model: through the guard where one is named, by itself where the network is open, or not at all.
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { closed, listening } from '../../support/agents/listening.ts';
import { runAcp } from './run.ts';

const ONE_RUN = 60_000;

/** A provider on loopback that keeps what it was asked. */
async function provider() {
  const asked: { readonly path: string; readonly headers: IncomingHttpHeaders }[] = [];
  const server = createServer((request, response) => {
    asked.push({ path: request.url ?? '', headers: request.headers });
    request.resume().once('end', () => response.setHeader('content-type', 'application/json').end('{"id":"an answer"}'));
  });
  const url = await listening(server);
  return { url: `${url}/v1`, asked, [Symbol.asyncDispose]: () => closed(server) };
}

test('a named model is reached by the usual variables through the guard, and nothing else is', { timeout: ONE_RUN }, async () => {
  await using upstream = await provider();
  const key = `key-${randomUUID()}`;
  const ran = await runAcp({
    flags: ['--confine', 'required', '--model', 'openai/some-model', '--base-url', upstream.url],
    env: { OPENAI_API_KEY: key },
    steps: [
      { environment: ['OPENAI_MODEL', 'OPENAI_API_KEY'] },
      { fetch: '/responses' },
      { call: READ },
      { fetch: '/responses', from: upstream.url },
      { call: READ },
      { tell: true },
    ],
  });
  expect(ran.exit, ran.stderr.slice(-4000)).toBe(0);
  expect(ran.messages[0]).toBe('200 {"id":"an answer"}');
  expect(ran.messages[1]).toBe('no model: ECONNREFUSED');
  expect(upstream.asked).toMatchObject([{ path: '/v1/responses', headers: { authorization: `Bearer ${key}` } }]);
  const [environment] = ran.kept.flatMap(({ environment: told }) => (Array.isArray(told) ? [told as readonly unknown[]] : []));
  expect(environment?.[0]).toBe('some-model');
  expect(environment?.[1]).not.toBe(key);
  expect(ran.finished?.enforcement).toBe('partial');
});

const READ = { id: 'reads', kind: 'read', locations: [{ path: 'README.md' }], do: { read: 'README.md' } };

test.each<[string, readonly string[], RegExp]>([
  ['no model and no network', ['--confine', 'required'], /acp could reach no model: it is named none, and --allow-external is off/],
  ['a budget that nobody counts', ['--token-budget', '1000'], /--token-budget and --cost-budget cannot be held with acp/],
  ['a provider that the guard does not relay to', ['--model', 'amazon-bedrock/x'], /alone, not to amazon-bedrock/],
  [
    'a floor above what it reaches',
    ['--require-enforcement', 'hooks', '--allow-external'],
    /enforcement is `partial`, below the floor `hooks`/,
  ],
])('it does not start with %s', { timeout: ONE_RUN }, async (_what, flags, why) => {
  const ran = await runAcp({ flags, steps: [{ say: 'I ran.' }] });
  expect(ran.exit, ran.stderr.slice(-4000)).toBe(2);
  expect(ran.stderr).toMatch(why);
  expect(ran.messages).toEqual([]);
});
