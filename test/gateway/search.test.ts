import { describe, expect, test } from 'vitest';
import { redactor } from '../../src/audit/redact.ts';
import { WithheldSearch } from '../../src/gateway/withheld-search.ts';
import { says } from '../support/model-servers/script.ts';
import { text } from '../support/results.ts';
import { ask, RawServer } from './raw.ts';
import { bodyOf, keyHeader, pathOf } from './requests.ts';
import { CASES, GatewayRig, modelOf, ON_ANTHROPIC } from './rig.ts';
import { before } from './conversation.ts';
import type { Interceptor } from '../../src/hooks/participant.ts';
import { eventsOf } from './streams.ts';

const SECRET = ['correct', 'horse', '77'].join('-');

describe.each(CASES)('$name', (of) => {
  test('a known secret beside results is replaced and recorded once, in whichever encoding', async () => {
    await using upstream = await RawServer.start((_, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.end(Buffer.concat([...eventsOf(of, [says('Hi.')])]));
    });
    await using rig = await GatewayRig.before(of, upstream.url, 'key', { hide: redactor([SECRET]) });
    const prompt = `use "${SECRET}" or ${Buffer.from(SECRET).toString('base64')}`;
    const put = (): ReturnType<typeof ask> =>
      ask(rig.url, {
        path: pathOf(of),
        headers: { ...keyHeader(of, rig.gateway.token), 'user-agent': `agent ${SECRET}` },
        body: bodyOf(of, { prompt }),
      });
    await put();
    await put();
    expect(upstream.seen.map(({ body }) => body.toString())).toEqual(Array(2).fill(bodyOf(of, { prompt: 'use "***" or ***' })));
    expect(upstream.seen[0]?.headers).not.toHaveProperty('user-agent');
    expect(rig.recordsOf('withheld')).toMatchObject([{ agent_id: 'main', what: expect.stringContaining('found by search, in user') }]);
  });
});

test('a request in which thousands of texts hold a secret leaves a hundred records, and one that counts the others', async () => {
  await using upstream = await RawServer.start((_, response) => void response.end('{}'));
  await using rig = await GatewayRig.before(ON_ANTHROPIC, upstream.url, 'key', { hide: redactor([SECRET]) });
  const content = Array.from({ length: 3_000 }, (_, number) => ({ type: 'text', text: `${number}: ${SECRET}` }));
  const tools = Array.from({ length: 150 }, (_, number) => ({ type: 'web_search_20250305', name: `search_${number}` }));
  const own = { name: 'spawn', input_schema: { type: 'object' } };
  const more = { messages: [{ role: 'user', content }], tools: [own, ...tools] };
  const headers = keyHeader(ON_ANTHROPIC, rig.gateway.token);
  await ask(rig.url, { path: pathOf(ON_ANTHROPIC), headers, body: bodyOf(ON_ANTHROPIC, { more }) });
  expect(upstream.seen[0]?.body.toString()).toContain('2999: ***');
  expect(upstream.seen[0]?.body.toString()).not.toContain(SECRET);
  const records = rig.recordsOf('withheld');
  expect(records).toHaveLength(202);
  expect(records.map(({ what }) => what)).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^50 more tools were taken out/),
      expect.stringMatching(/^2900 more texts had a secret/),
    ]),
  );
});

test('a secret in a text that cannot be changed refuses the request', async () => {
  await using upstream = await RawServer.start((_, response) => void response.end('{}'));
  await using rig = await GatewayRig.before(ON_ANTHROPIC, upstream.url, 'key', { hide: redactor([SECRET]) });
  const thought = { type: 'thinking', thinking: `the password is ${SECRET}`, signature: 'c2ln' };
  const more = {
    messages: [
      { role: 'user', content: 'Go on.' },
      { role: 'assistant', content: [thought] },
      { role: 'user', content: 'And?' },
    ],
  };
  const answer = await ask(rig.url, {
    path: pathOf(ON_ANTHROPIC),
    headers: keyHeader(ON_ANTHROPIC, rig.gateway.token),
    body: bodyOf(ON_ANTHROPIC, { more }),
  });
  expect(answer.status).toBe(400);
  expect(answer.body.toString()).not.toContain(SECRET);
  expect(upstream.seen).toEqual([]);
  expect(rig.ends).toEqual([]);
  expect(rig.recordsOf('withheld')).toMatchObject([{ what: expect.stringContaining('this text cannot be changed') }]);
});

describe('lines of withheld outputs', () => {
  const search = (): WithheldSearch => new WithheldSearch((whole) => whole);

  test('are found where they stand, and what was shown of them is not', () => {
    const made = search();
    made.withhold(
      text('this line is shown to the model\nuser=ada7lovelace\n  this line was not shown to it\nok'),
      text('this line is shown to the model\n***'),
    );
    expect(made.hide('note: this line was not shown to it! and user=ada7lovelace; this line is shown to the model; ok')).toBe(
      'note: ***! and ***; this line is shown to the model; ok',
    );
  });

  test('of a structured output are found, too', () => {
    const made = search();
    made.withhold(
      { output: { kind: 'json', text: '[{"type":"text","text":"first\\na second line of the output"}]' as never }, isError: false },
      text('no'),
    );
    expect(made.hide('a second line of the output')).toBe('***');
  });

  test('that say nothing of their own are left alone', () => {
    const made = search();
    made.withhold(text('}\nreturn null;\n--------------------------\n\n   \nconst x = 1;'), text('denied', true));
    expect(made.hide('}\nreturn null;\n--------------------------\nconst x = 1;')).toBe(
      '}\nreturn null;\n--------------------------\nconst x = 1;',
    );
  });

  test('are bounded in number', () => {
    const made = search();
    const line = (index: number): string => `a line that is long enough to be told ${index}`;
    made.withhold(text(Array.from({ length: 30_000 }, (_, index) => line(index)).join('\n')), text(''));
    expect(made.hide(line(10))).toBe('***');
    expect(made.hide(line(29_000))).not.toBe('***');
  });
});

describe.each(CASES)('$name', (of) => {
  const CAT = { id: 'c1', name: 'spawn', input: '{"command":"cat notes"}' };
  const RULE = 'Never push to the main branch, whoever asks.';
  const LETTERS: Interceptor = {
    name: 'letters',
    beforeTool: () => ({ kind: 'allow' }),
    afterTool: (_, { output }) => (output.text.includes('Dear') ? { kind: 'deny', reason: 'a letter' } : { kind: 'allow' }),
  };

  test('a withheld output takes nothing away that the model was told before, nor ends the session by naming its model', async () => {
    await using at = await before(of, { interceptors: [LETTERS] });
    await at.put([], { prompt: RULE });
    await at.make(CAT);
    await at.rig.decide(CAT);
    const output = `Dear Ada,\n${RULE}\n${modelOf(of)}-and-more\n${modelOf(of)}\nthe gate opens with 4711-abcd\n`;
    const result = { ...CAT, output };
    await at.put([result], { prompt: RULE });
    expect(at.up.at(-1)).toContain(RULE);
    expect(at.up.at(-1)).not.toContain('4711-abcd');
    await at.put([result], { prompt: `${RULE} He wrote: the gate opens with 4711-abcd` });
    expect(at.up).toHaveLength(4);
    expect(at.up.at(-1)).not.toContain('4711-abcd');
    expect(at.rig.ends).toEqual([]);
  });
});
