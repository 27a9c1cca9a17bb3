import { generateText, stepCountIs, streamText } from 'ai';
import { describe, expect, test } from 'vitest';
import type { RequestView, WireName } from '../../../src/gateway/types.ts';
import { NAMES, dataIn, edited, text, told } from './reading.ts';
import { WIRES } from '../../../src/gateway/wire/wires.ts';
import { MODELS, type Sent, TOOLS, capture } from './sdk.ts';

const COMMAND = '{"command":"ls"}';

/** Lets a provider's library make one call, run the tool, and come back with its result. */
async function talk(name: WireName, toolName: string, stream: boolean): Promise<{ sent: Sent[]; said: string }> {
  const wire = WIRES[name];
  const sent: Sent[] = [];
  const setting = (model: string) => ({ stream, model, id: 'x1' });
  const fetch = capture(
    wire,
    [
      () => wire.canaryTurn({ id: 'call_1', name: toolName, input: COMMAND }, setting('m')),
      () => wire.quietEnd('The session is over.', setting('m')),
    ],
    sent,
  );
  const options = { model: MODELS[name](fetch), tools: TOOLS, prompt: 'go', stopWhen: stepCountIs(3), maxRetries: 0 };
  if (!stream) return { sent, said: (await generateText(options)).text };
  const result = streamText({ ...options, onError: () => undefined });
  return { sent, said: await result.text };
}

function read(name: WireName, sent: Sent | undefined): RequestView {
  if (sent === undefined || sent.route.kind !== 'generate') throw new Error(`not a request to generate: ${sent?.method} ${sent?.path}`);
  const view = WIRES[name].readRequest(sent.body, sent.route);
  if (!view.ok) throw new Error(view.error);
  return view.value;
}

describe.each(NAMES)('over %s, a library', (name) => {
  test.each([true, false])('makes the call it is given and ends at a quiet end (stream: %s)', async (stream) => {
    const { sent, said } = await talk(name, 'says_text', stream);
    expect(said).toBe('The session is over.');
    const [first, second] = sent.map((one) => read(name, one));
    expect([first?.stream, second?.stream]).toEqual([stream, stream]);
    expect(first?.tools.map(({ name: tool }) => tool).sort()).toEqual(Object.keys(TOOLS).sort());
    expect(second?.calls.map(({ name: tool, input }) => [tool, input.text])).toEqual([['says_text', COMMAND]]);
    expect(second?.results.map((one) => [one.toolName, one.call, one.output])).toEqual([['says_text', 0, text('said ls')]]);
    expect(second?.waysOut).toEqual([]);
    expect(second === undefined || edited(second, {})).toBe(sent[1]?.body);
  });

  test.each(Object.keys(TOOLS))('sends the result of a tool that %s, where it can be ruled', async (toolName) => {
    const { sent } = await talk(name, toolName, true);
    const view = read(name, sent[1]);
    expect(view.results).toHaveLength(1);
    const changed = edited(view, { results: [{ index: 0, output: text('withheld'), isError: true }] });
    expect(changed).toContain('withheld');
    for (const leak of ['said ls', '"rows"', 'it went wrong', 'a picture']) expect(changed).not.toContain(leak);
    const again = read(name, { ...(sent[1] ?? sent[0]), body: changed } as Sent);
    expect(again.results[0]?.output).toEqual(text('withheld'));
  });

  test("sends a request without the canary's turn as it was before it", async () => {
    const { sent } = await talk(name, 'fails', true);
    const without = edited(read(name, sent[1]), { drop: [0] });
    expect(JSON.parse(without)).toEqual(JSON.parse(sent[0]?.body ?? ''));
  });

  test('takes a refusal for final', async () => {
    const sent: Sent[] = [];
    const fetch = capture(WIRES[name], [() => WIRES[name].refusal('forbidden', 'this session is over')], sent);
    const asked = generateText({ model: MODELS[name](fetch), prompt: 'go', maxRetries: 2 });
    const error = await asked.then(
      () => undefined,
      (reason: unknown) => reason,
    );
    expect(error).toMatchObject({ name: 'AI_APICallError', isRetryable: false, message: 'this session is over' });
    expect(sent).toHaveLength(1);
  });

  test.each([true, false])('is given turns that the wire itself reads as whole (stream: %s)', (stream) => {
    const wire = WIRES[name];
    const setting = { stream, model: 'm', id: 'x1' };
    const all = [wire.canaryTurn({ id: 'call_1', name: 'spawn', input: COMMAND }, setting), wire.quietEnd('over', setting)];
    const seen = all.map((answer) => {
      if (!stream) {
        const whole = wire.readResponse(answer.body.toString());
        return whole.ok ? told(whole.value) : [whole.error];
      }
      const reader = wire.readEvents();
      const events = dataIn(wire, answer).flatMap((one) => {
        const event = reader.read(one);
        return event.ok ? told(event.value) : [event.error];
      });
      const end = reader.finish();
      return [...events, ...(end.ok ? told(end.value) : [end.error.why])];
    });
    expect(
      seen.map((one) => one.filter((words) => /^(call|stop|end)/.test(words)).map((words) => words.replace(/^(stop \w+).*/, '$1'))),
    ).toEqual([
      [`call spawn(call_1) json: ${COMMAND}`, 'stop calls', 'end'],
      ['stop end', 'end'],
    ]);
  });
});
