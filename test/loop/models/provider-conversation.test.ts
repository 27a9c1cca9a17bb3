import { describe, expect, test } from 'vitest';
import { answers, calls, says, turn } from '../../support/model-servers/script.ts';
import type { ScriptedAnswer } from '../../support/model-servers/script.ts';
import { ANTHROPIC, CHAT, GEMINI, RESPONSES, shown, Talk, WIRES } from './harness.ts';

/** How each provider says that a conversation is too long. */
const TOO_LONG: Readonly<Record<string, ScriptedAnswer>> = {
  [ANTHROPIC.name]: answers(400, 'prompt is too long: 210000 tokens > 200000 maximum'),
  [RESPONSES.name]: answers(400, 'Your input exceeds the context window of this model.', { code: 'context_length_exceeded' }),
  [CHAT.name]: answers(400, "This model's maximum context length is 8192 tokens. However, your messages resulted in 9000 tokens."),
  [GEMINI.name]: answers(400, 'The input token count (1200000) exceeds the maximum number of tokens allowed (1048576).'),
};

/** Calls with long outputs, one a turn. */
const step = (id: string): ScriptedAnswer => turn([calls(id, 'spawn', `{"command":"${id}"}`)]);

describe.each(WIRES)('a conversation that is too long for $name', (wire) => {
  test('loses its oldest tool outputs, tells so, and goes on', async () => {
    const overflow = TOO_LONG[wire.name] ?? answers(400, '');
    await using talk = await Talk.open(wire, [step('c1'), step('c2'), step('c3'), overflow, turn([says('Done.')])]);
    let last = await talk.turn();
    for (const text of ['first', 'second']) last = await talk.turn(last.calls.map((call) => shown(call, text.repeat(1_000))));
    expect(await talk.turn(last.calls.map((call) => shown(call, 'third'.repeat(1_000))))).toMatchObject({ text: 'Done.' });
    expect(talk.told).toEqual([
      `the conversation is too long for ${wire.model}: the oldest tool outputs (1, 5000 characters) were dropped from it`,
    ]);
    expect(talk.server.last.text).toContain('This output of 5000 characters was dropped');
    expect(talk.server.last.text).not.toContain('firstfirst');
    expect(talk.server.last.text).toContain('secondsecond');
    expect(talk.server.last.text).toContain('thirdthird');
    expect(talk.server.complaints).toEqual([]);
  });
});

test('the newest output is dropped when nothing else is left, and then the conversation fails in words', async () => {
  const overflow = TOO_LONG[ANTHROPIC.name] ?? answers(400, '');
  await using talk = await Talk.open(ANTHROPIC, [step('c1'), overflow, overflow]);
  const first = await talk.turn();
  expect(await talk.failure(first.calls.map((call) => shown(call, 'x'.repeat(9_000))))).toBe(
    'anthropic/claude-sonnet-4-5 answered 400: prompt is too long: 210000 tokens > 200000 maximum; no tool output is left that could be dropped',
  );
  expect(talk.told).toHaveLength(1);
});

test('a turn that stops at the end of the context is met like an overflow', async () => {
  await using talk = await Talk.open(ANTHROPIC, [step('c1'), turn([says('And')], { stop: 'overflow' }), turn([says('Done.')])]);
  const first = await talk.turn();
  const second = await talk.turn(first.calls.map((call) => shown(call, 'x'.repeat(9_000))));
  expect(second.text).toBe('Done.');
  // Both tries were paid for.
  expect(second.usage).toMatchObject({ inputTokens: 240, outputTokens: 60 });
});

test('Anthropic: the tools, the system text and the last two messages of ours are marked for the cache', async () => {
  await using talk = await Talk.open(ANTHROPIC, [step('c1'), step('c2'), turn([says('Done.')])]);
  let last = await talk.turn();
  last = await talk.turn(last.calls.map((call) => shown(call, 'one')));
  await talk.turn(last.calls.map((call) => shown(call, 'two')));
  const body = JSON.parse(talk.server.last.text) as { tools: Marked[]; system: Marked[]; messages: { role: string; content: Marked[] }[] };
  const mark = { type: 'ephemeral' };
  expect(body.tools.map((tool) => tool.cache_control)).toEqual([undefined, mark]);
  expect(body.system.map((block) => block.cache_control)).toEqual([mark]);
  expect(body.messages.map(({ role, content }) => `${role} ${JSON.stringify(content.at(-1)?.cache_control)}`)).toEqual([
    'user undefined',
    'assistant undefined',
    'user {"type":"ephemeral"}',
    'assistant undefined',
    'user {"type":"ephemeral"}',
  ]);
  expect(talk.server.complaints).toEqual([]);
});

interface Marked {
  readonly cache_control?: unknown;
}

test('4.3 Anthropic: arguments that come whole in the first event of a call are exact too', async () => {
  const text = '{"n":12345678901234567890,"2":1e400,"1":1.10,"half":"\\ud800"}';
  await using talk = await Talk.open(ANTHROPIC, [
    turn([{ kind: 'call', id: 'c1', name: 'spawn', arguments: text, whole: true }]),
    turn([says('Done.')]),
  ]);
  const first = await talk.turn();
  expect(first.calls[0]?.input).toEqual({ kind: 'json', text });
  await talk.turn(first.calls.map((call) => shown(call, 'ok')));
  expect(talk.server.complaints).toEqual([]);
});

test('Gemini: an event that the strict reader refuses is an error, never a call', async () => {
  await using talk = await Talk.open(GEMINI, [turn([calls('c1', 'spawn', '{"command":"ls","command":"rm"}')])]);
  expect(await talk.failure()).toMatch(/an event of the stream is not JSON by the strict reader/);
});

test('Gemini: a call that the provider threw away as malformed is asked for again', async () => {
  await using talk = await Talk.open(GEMINI, [turn([], { stop: 'malformed' }), turn([says('Done.')])]);
  expect(await talk.turn()).toMatchObject({ text: 'Done.' });
  expect(talk.told).toEqual(['retry in 0: google/gemini-3-pro-preview threw away a malformed call of the model']);
});

test('a stream that is torn before anything of the answer came is asked for again', async () => {
  await using talk = await Talk.open(ANTHROPIC, [
    turn([says('One')], { tornAfter: 0 }),
    turn([says('Two')], { tornAfter: 2 }),
    turn([says('Done.')]),
  ]);
  expect(await talk.turn()).toMatchObject({ text: 'Done.' });
  expect(talk.sleeps).toHaveLength(2);
});

test('Anthropic: a torn answer says what it cost as far as that was said', async () => {
  await using talk = await Talk.open(ANTHROPIC, [turn([says('I will now do something.')], { tornAfter: 5 })]);
  expect(await talk.next()).toMatchObject({ kind: 'failed', usage: { inputTokens: 120, cachedTokens: 20 } });
});

test('an overload that is said within the stream before anything came is asked for again', async () => {
  for (const wire of WIRES) {
    await using talk = await Talk.open(wire, [turn([says('One')], { errorAfter: 0 }), turn([says('Done.')])]);
    expect(await talk.turn()).toMatchObject({ text: 'Done.' });
    expect(talk.sleeps).toHaveLength(1);
  }
});

test('a server that cannot be reached is asked four times, then the failure says which', async () => {
  const talk = await Talk.open(ANTHROPIC, []);
  await talk.server[Symbol.asyncDispose]();
  expect(await talk.failure()).toMatch(/^anthropic\/claude-sonnet-4-5 gave no answer: .*ECONNREFUSED.* \(asked 4 times\)$/);
  expect(talk.sleeps).toHaveLength(3);
});

test('a quota that is used up is not waited for', async () => {
  await using talk = await Talk.open(RESPONSES, [answers(429, 'You exceeded your current quota', { code: 'insufficient_quota' })]);
  expect(await talk.failure()).toMatch(/answered 429: You exceeded your current quota$/);
});

test('a redirect is not followed: the key reaches no other server', async () => {
  await using elsewhere = await Talk.open(ANTHROPIC, [turn([says('Stolen.')])]);
  const moved = answers(307, 'moved', { headers: { location: `${elsewhere.server.url}/v1/messages` } });
  await using talk = await Talk.open(ANTHROPIC, [moved]);
  expect(await talk.failure()).toBe('anthropic/claude-sonnet-4-5 answered 307, a redirect, which is not followed: check `base-url`');
  expect(elsewhere.server.seen).toEqual([]);
});

test('a wait is over when the run is cancelled', async () => {
  await using talk = await Talk.open(ANTHROPIC, [answers(429, 'Slow down', { headers: { 'retry-after': '100' } })]);
  const controller = new AbortController();
  talk.sleeps.push = (...values: number[]) => {
    controller.abort();
    return values.length;
  };
  expect(await talk.next([], { signal: controller.signal })).toMatchObject({ words: expect.stringContaining('cancelled') });
  expect(talk.server.seen).toHaveLength(1);
});

test('without tools a request names none', async () => {
  await using talk = await Talk.open(CHAT, [turn([says('Done.')])], { tools: [] });
  await talk.turn();
  expect(talk.server.last.text).not.toContain('tool');
});

test('half a character in an output or in a prompt does not make a request that providers refuse', async () => {
  await using talk = await Talk.open(ANTHROPIC, [step('c1'), turn([says('Done.')])]);
  const first = await talk.turn();
  await talk.turn(first.calls.map((call) => shown(call, 'cut here: \ud83c')));
  expect(talk.server.last.text).toContain('cut here: \ufffd');
});
