import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Seen } from '../../../src/gateway/types.ts';
import { WIRES } from '../../../src/gateway/wire/wires.ts';
import { mutated, withWord } from './mutations.ts';
import { dataIn, NAMES, seenOf } from './reading.ts';

interface Call {
  readonly id: string;
  readonly name: string;
  readonly input: string;
}

/** One event of one call of a response: its beginning, a piece of its input, or its end. */
type Step = { readonly at: number; readonly call: Call } & (
  | { readonly kind: 'open' | 'close' }
  | { readonly kind: 'piece'; readonly piece: string }
);

const INPUT = fc.object({ maxDepth: 3 }).map((value) => JSON.stringify(value));
const CALLS = fc.uniqueArray(fc.record({ id: fc.uuid(), name: fc.constantFrom('Bash', 'Read', 'mcp__lab__echo'), input: INPUT }), {
  selector: ({ id }) => id,
  minLength: 1,
  maxLength: 4,
});

/** The steps of these calls, each in its own order, side by side as the numbers have it. */
const STEPS: fc.Arbitrary<{ readonly calls: readonly Call[]; readonly steps: readonly Step[] }> = fc
  .tuple(CALLS, fc.array(fc.nat(), { minLength: 40, maxLength: 40 }))
  .map(([calls, numbers]) => {
    const queues = calls.map((call, at): Step[] => {
      const pieces = cut(call.input, numbers.slice(at * 8, at * 8 + 4));
      return [
        { kind: 'open', at, call },
        ...pieces.map((piece) => ({ kind: 'piece', at, call, piece }) as const),
        { kind: 'close', at, call },
      ];
    });
    const steps: Step[] = [];
    for (let turn = 0; queues.some((queue) => queue.length > 0); turn++) {
      const open = queues.filter((queue) => queue.length > 0);
      const step = open[(numbers[turn % numbers.length] ?? 0) % open.length]?.shift();
      if (step !== undefined) steps.push(step);
    }
    return { calls, steps };
  });

function cut(text: string, numbers: readonly number[]): string[] {
  const places = [...numbers.map((number) => number % (text.length + 1)), 0, text.length].sort((a, b) => a - b);
  return places.slice(1).map((place, at) => text.slice(places[at], place));
}

const EVENTS: Readonly<
  Record<
    'anthropic' | 'responses' | 'chat',
    { readonly of: (step: Step) => object | undefined; readonly end: readonly (object | string)[] }
  >
> = {
  anthropic: {
    of: (step) => {
      const { at: index, call } = step;
      if (step.kind === 'piece')
        return { type: 'content_block_delta', index, delta: { type: 'input_json_delta', partial_json: step.piece } };
      if (step.kind === 'close') return { type: 'content_block_stop', index };
      return { type: 'content_block_start', index, content_block: { type: 'tool_use', id: call.id, name: call.name, input: {} } };
    },
    end: [{ type: 'message_delta', delta: { stop_reason: 'tool_use' } }, { type: 'message_stop' }],
  },
  responses: {
    of: (step) => {
      const { at: output_index, call } = step;
      const item = { type: 'function_call', call_id: call.id, name: call.name };
      if (step.kind === 'piece') return { type: 'response.function_call_arguments.delta', output_index, delta: step.piece };
      if (step.kind === 'close') return { type: 'response.output_item.done', output_index, item: { ...item, arguments: call.input } };
      return { type: 'response.output_item.added', output_index, item: { ...item, arguments: '' } };
    },
    end: [{ type: 'response.completed', response: { status: 'completed', output: [] } }],
  },
  chat: {
    of: (step) => {
      if (step.kind === 'close') return undefined;
      const { at: index, call } = step;
      const tool =
        step.kind === 'piece'
          ? { index, function: { arguments: step.piece } }
          : { index, id: call.id, type: 'function', function: { name: call.name, arguments: '' } };
      return { choices: [{ index: 0, delta: { tool_calls: [tool] }, finish_reason: null }] };
    },
    end: [{ choices: [{ index: 0, delta: {}, finish_reason: 'tool_calls' }] }, '[DONE]'],
  },
};

function callsIn(seen: readonly Seen[]): string[] {
  return seen
    .flatMap((one) => (one.kind === 'call' ? [`${one.call.id} ${one.call.name} ${one.call.input.kind} ${one.call.input.text}`] : []))
    .sort();
}

describe.each(['anthropic', 'responses', 'chat'] as const)('over %s', (name) => {
  test('calls in pieces of any size, side by side, are each told once as they are', () => {
    fc.assert(
      fc.property(STEPS, ({ calls, steps }) => {
        const events = steps.flatMap((step) => EVENTS[name].of(step) ?? []);
        const told = callsIn(seenOf(WIRES[name], [...events, ...EVENTS[name].end]));
        expect(told).toEqual(calls.map((call) => `${call.id} ${call.name} json ${call.input}`).sort());
      }),
    );
  });

  test('a call is told no later than with its last piece', () => {
    fc.assert(
      fc.property(STEPS, ({ calls, steps }) => {
        const reader = WIRES[name].readEvents();
        const seen: Seen[] = [];
        for (const step of steps) {
          if (step.kind === 'close') continue;
          const read = reader.read(JSON.stringify(EVENTS[name].of(step)));
          if (read.ok) seen.push(...read.value);
        }
        expect(callsIn(seen)).toEqual(calls.map((call) => `${call.id} ${call.name} json ${call.input}`).sort());
      }),
    );
  });
});

/** Responses to damage: a stream of each wire, as its own turns make it. */
const BASES = Object.fromEntries(
  NAMES.map((name) => {
    const wire = WIRES[name];
    const setting = { stream: true, model: 'm', id: 'x' };
    const all = [wire.canaryTurn({ id: 'call_1', name: 'spawn', input: '{"command":"ls"}' }, setting), wire.quietEnd('words', setting)];
    return [
      name,
      all.flatMap((answer) => dataIn(wire, answer).flatMap((data) => (data.startsWith('{') ? [JSON.parse(data) as object] : []))),
    ];
  }),
);

describe.each(NAMES)('over %s, whatever comes', (name) => {
  const events = BASES[name] ?? [];
  test('nothing throws, in a stream or whole', () => {
    const data = fc.oneof(fc.string(), fc.json(), ...events.map((event) => mutated(event).map((value) => JSON.stringify(value))));
    fc.assert(
      fc.property(fc.array(data, { maxLength: 12 }), (all) => {
        const reader = WIRES[name].readEvents();
        for (const one of all) {
          reader.read(one);
          WIRES[name].readResponse(one);
        }
        reader.finish();
      }),
      { numRuns: 300 },
    );
  });
  test.each(['constructor', '__proto__', 'toString', ''])('nothing throws for the word %s in any place', (word) => {
    for (const event of events) {
      for (const data of withWord(event, word)) {
        expect(() => WIRES[name].readEvents().read(data)).not.toThrow();
        expect(() => WIRES[name].readResponse(data)).not.toThrow();
      }
    }
  });
  test('a response that is cut off before it stops is not told as whole', () => {
    for (let length = 0; length < events.length; length++) {
      const reader = WIRES[name].readEvents();
      const seen = events.slice(0, length).flatMap((event) => {
        const read = reader.read(JSON.stringify(event));
        return read.ok ? read.value : [];
      });
      const stopped = seen.some(({ kind }) => kind === 'stop' || kind === 'end');
      expect(reader.finish().ok && !stopped).toBe(false);
    }
  });
});
