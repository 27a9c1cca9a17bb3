// A count of tokens asks no model. Some agents send a result to be counted without the call that it is of, and under an id of their own.
import { expect, test } from 'vitest';
import { ask, RawServer } from './raw.ts';
import { keyHeader, pathOf } from './requests.ts';
import { GatewayRig, modelOf, ON_GEMINI } from './rig.ts';

const body = JSON.stringify({
  contents: [{ role: 'user', parts: [{ functionResponse: { id: 'read_file__1', name: 'read_file', response: { output: 'UNSEEN' } } }] }],
});

test.each(['on', 'observe'] as const)('with `%s` a result of no known call that is to be counted ends nothing', async (mode) => {
  await using upstream = await RawServer.start((_, response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end('{"totalTokens":10}');
  });
  await using rig = await GatewayRig.before(ON_GEMINI, upstream.url, 'key', { gateway: { mode } });
  const put = (path: string) => ask(rig.url, { path, headers: keyHeader(ON_GEMINI, rig.gateway.token), body });
  const counted = await put(`/v1beta/models/${modelOf(ON_GEMINI)}:countTokens`);
  expect(counted.status).toBe(mode === 'on' ? 400 : 200);
  expect(upstream.seen.length).toBe(mode === 'on' ? 0 : 1);
  expect(rig.records.filter(({ type }) => type === 'unguarded')).toEqual([]);
  expect(rig.ends).toEqual([]);

  await put(pathOf(ON_GEMINI, false));
  expect(rig.records.filter(({ type }) => type === 'unguarded')).toHaveLength(1);
  expect(rig.ends.map(({ kind }) => kind)).toEqual(mode === 'on' ? ['unguarded'] : []);
});
