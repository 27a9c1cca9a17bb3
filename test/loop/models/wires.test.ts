import { describe, expect, test } from 'vitest';
import { answers, calls, says, thinks, turn } from '../../support/model-servers/script.ts';
import { ANTHROPIC, CHAT, GEMINI, RESPONSES, shown, Talk, WIRES } from './harness.ts';

describe.each(WIRES)('$name', (wire) => {
  test('a turn is streamed, and its calls, its text and its usage come out', async () => {
    await using talk = await Talk.open(wire, [
      turn([says('Let me look at 🌍 and ümlauts.'), calls('c1', 'spawn', '{"command":"ls"}')]),
      turn([says('Done.')]),
    ]);
    const first = await talk.turn();
    expect(first).toEqual({
      kind: 'turn',
      text: 'Let me look at 🌍 and ümlauts.',
      calls: [{ id: 'c1', name: 'spawn', input: { kind: 'json', text: '{"command":"ls"}' } }],
      usage: expect.objectContaining({ inputTokens: 120, outputTokens: 30, cachedTokens: 20 }),
    });
    expect(talk.text).toBe(first.text);
    const second = await talk.turn(first.calls.map((call) => shown(call, 'a.txt')));
    expect(second).toMatchObject({ text: 'Done.', calls: [] });
    expect(talk.server.last.text).toContain('a.txt');
    expect(talk.server.complaints).toEqual([]);
  });

  test('calls of one turn come in order and their results go back in order', async () => {
    const parallel = [
      calls('c1', 'spawn', '{"command":"a"}'),
      calls('c2', 'files', '{"operations":[]}'),
      calls('c3', 'spawn', '{"command":"b"}'),
    ];
    await using talk = await Talk.open(wire, [turn(parallel), turn([says('Done.')])]);
    const first = await talk.turn();
    expect(first.calls.map(({ id, name }) => `${id} ${name}`)).toEqual(['c1 spawn', 'c2 files', 'c3 spawn']);
    await talk.turn(first.calls.map((call) => shown(call, `output of ${call.id}`, call.id === 'c2')));
    expect(talk.server.complaints).toEqual([]);
  });

  test('an answer that arrives byte by byte is the same answer', async () => {
    const text = '{"command":"printf \'\\u00e9\\ud83c\\udf0d\\n\' 🌍 ü"}';
    await using talk = await Talk.open(wire, [turn([says('Grüße 🌍!'), calls('c1', 'spawn', text)], { bytesPerWrite: 1 })]);
    expect(await talk.turn()).toMatchObject({ text: 'Grüße 🌍!', calls: [{ input: { kind: 'json', text } }] });
  });

  test('4.3 numbers, key order and lone surrogates of a call are those of the wire, in both directions', async () => {
    const text = '{"z":12345678901234567890,"2":1e400,"1":1.10,"half":"\\ud800","__proto__":{"constructor":{"prototype":-0}},"a":[0.1e-7]}';
    await using talk = await Talk.open(wire, [turn([calls('c1', 'spawn', text)]), turn([says('Done.')])]);
    const first = await talk.turn();
    expect(first.calls[0]?.input).toEqual({ kind: 'json', text });
    // The server compares what comes back with what it said: numbers by their text, keys by their order.
    await talk.turn([shown({ id: 'c1', name: 'spawn', input: { kind: 'raw', text: '' } }, 'ok')]);
    expect(talk.server.complaints).toEqual([]);
    expect(talk.server.last.text).toContain('12345678901234567890');
    expect(talk.server.last.text).toContain('1e400');
  });

  test('a call of a tool that does not exist is passed on, and the model can be told', async () => {
    await using talk = await Talk.open(wire, [turn([calls('c1', 'no_such_tool', '{"a":1}')]), turn([says('I see.')])]);
    const first = await talk.turn();
    expect(first.calls).toEqual([{ id: 'c1', name: 'no_such_tool', input: { kind: 'json', text: '{"a":1}' } }]);
    await talk.turn(first.calls.map((call) => shown(call, 'there is no such tool', true)));
    expect(talk.server.complaints).toEqual([]);
  });

  test('429 is waited for as long as the server asks, then succeeds', async () => {
    const busy = answers(429, 'Slow down', { headers: { 'retry-after': '7' }, code: 'rate_limit_error' });
    await using talk = await Talk.open(wire, [busy, turn([says('Done.')])]);
    expect(await talk.turn()).toMatchObject({ text: 'Done.' });
    expect(talk.sleeps).toEqual([7_000]);
    expect(talk.told).toEqual([`retry in 7000: ${wire.model} answered 429: Slow down`]);
  });

  test('500 three times and then an answer is an answer; four times is a failure that says so', async () => {
    const broken = answers(500, 'Internal error', { code: 'api_error' });
    await using lucky = await Talk.open(wire, [broken, broken, broken, turn([says('Done.')])]);
    expect(await lucky.turn()).toMatchObject({ text: 'Done.' });
    expect(lucky.sleeps).toEqual([750, 1_500, 3_000]);
    await using unlucky = await Talk.open(wire, [broken, broken, broken, broken]);
    expect(await unlucky.failure()).toBe(`${wire.model} answered 500: Internal error (asked 4 times)`);
  });

  test('a wrong key fails at once and names the input to look at', async () => {
    await using talk = await Talk.open(wire, [answers(401, 'invalid key', { code: 'authentication_error' })]);
    expect(await talk.failure()).toBe(`${wire.model} refused the credentials (401): invalid key; check \`api-key\` and what it may use`);
    expect(talk.sleeps).toEqual([]);
  });

  test('a stream that is torn in mid-answer is a failure, and its calls are not handed out', async () => {
    const blocks = [says('I will now do something.'), calls('c1', 'spawn', '{"command":"rm -rf build"}')];
    for (const broken of [{ tornAfter: 4 }, { tornAfter: 5 }, { endedAfter: 4 }, { endedAfter: 5 }]) {
      await using talk = await Talk.open(wire, [turn(blocks, broken)]);
      expect(await talk.failure()).toMatch(/ended the stream before the turn was over|broke off its answer/);
      expect(talk.server.seen).toHaveLength(1);
    }
  });

  test('an error event in mid-answer is a failure with its words', async () => {
    await using talk = await Talk.open(wire, [turn([says('I will now do something long.')], { errorAfter: 5 })]);
    expect(await talk.failure()).toMatch(/broke off its answer: .*(overloaded|had an error)/i);
  });

  test('a stream that stands still ends when the run is cancelled', async () => {
    await using talk = await Talk.open(wire, [turn([says('I will now think for a very long time.')], { stalledAfter: 4 })]);
    const controller = new AbortController();
    const answer = talk.next([], { signal: controller.signal });
    while (talk.server.seen.length === 0 || talk.text === '') await new Promise((resolve) => setTimeout(resolve, 5));
    controller.abort();
    expect(await answer).toMatchObject({ kind: 'failed', words: `${wire.model} was not waited for: the request was cancelled` });
  });

  test('an answer at the output limit, a refusal and an empty turn are failures', async () => {
    await using cut = await Talk.open(wire, [turn([says('And then')], { stop: 'length' })]);
    expect(await cut.failure()).toMatch(/stopped at the limit of its output/);
    await using refused = await Talk.open(wire, [turn([says('I cannot help.')], { stop: 'refusal' })]);
    expect(await refused.failure()).toMatch(/refused to answer or was stopped by its filter/);
    await using empty = await Talk.open(wire, [turn([])]);
    expect(await empty.failure()).toMatch(/ended its turn without text and without a call/);
  });

  test('a failed turn says what it cost where the provider said it', async () => {
    await using talk = await Talk.open(wire, [turn([says('And then')], { stop: 'length' })]);
    expect(await talk.next()).toMatchObject({ kind: 'failed', usage: { inputTokens: 120, outputTokens: 30 } });
  });

  test('what a user says after the results is part of the same conversation', async () => {
    await using talk = await Talk.open(wire, [turn([says('The answer.')]), turn([says('The better answer.')])]);
    await talk.turn();
    expect(await talk.next([], { say: 'It does not fit the schema.' })).toMatchObject({ text: 'The better answer.' });
    expect(talk.server.last.text).toContain('It does not fit the schema.');
    expect(talk.server.complaints).toEqual([]);
  });
});

describe.each([ANTHROPIC, RESPONSES, CHAT])('$name', (wire) => {
  test('a malformed call is passed on with its exact text and goes back up in a form that the wire takes', async () => {
    const text = '{"command": "ls", oops 12345678901234567890}';
    await using talk = await Talk.open(wire, [
      turn([calls('c1', 'spawn', text), calls('c2', 'spawn', '{"command":"ls","command":"rm"}')]),
      turn([says('Sorry.')]),
    ]);
    const first = await talk.turn();
    expect(first.calls.map(({ input }) => input)).toEqual([
      { kind: 'raw', text },
      { kind: 'raw', text: '{"command":"ls","command":"rm"}' },
    ]);
    await talk.turn(first.calls.map((call) => shown(call, 'the input is not JSON', true)));
    expect(talk.server.complaints).toEqual([]);
  });

  test('a call without any arguments has an empty object', async () => {
    await using talk = await Talk.open(wire, [turn([calls('c1', 'files', '')]), turn([says('Done.')])]);
    const first = await talk.turn();
    expect(first.calls[0]?.input).toEqual({ kind: 'json', text: '{}' });
    await talk.turn(first.calls.map((call) => shown(call, 'nothing to do')));
    expect(talk.server.complaints).toEqual([]);
  });

  test('two calls of one id get ids of their own', async () => {
    const again = [calls('call_0', 'spawn', '{"command":"a"}')];
    await using talk = await Talk.open(wire, [turn(again), turn(again), turn([says('Done.')])]);
    const first = await talk.turn();
    const second = await talk.turn(first.calls.map((call) => shown(call, 'one')));
    expect([...first.calls, ...second.calls].map(({ id }) => id)).toEqual(['call_0', 'call_0-2']);
    await talk.turn(second.calls.map((call) => shown(call, 'two')));
    expect(talk.server.complaints).toEqual([]);
  });
});

describe.each([ANTHROPIC, RESPONSES, GEMINI])('$name', (wire) => {
  test('reasoning goes back up with what the provider signed it with', async () => {
    const signature = 'c2lnbmVkIGJ5IHRoZSBzZXJ2ZXI=';
    await using talk = await Talk.open(wire, [
      turn([thinks('I should look first.', signature), calls('c1', 'spawn', '{"command":"ls"}')]),
      turn([says('Done.')]),
    ]);
    const first = await talk.turn();
    expect(first.text).toBe('');
    await talk.turn(first.calls.map((call) => shown(call, 'a.txt')));
    expect(talk.server.last.text).toContain(signature);
    expect(talk.server.complaints).toEqual([]);
  });
});
