import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseJson } from '../../src/contract/json/parse.ts';
import { itemsOf } from '../../src/contract/json/pick.ts';
import { member } from '../../src/contract/json/view.ts';
import { ok } from '../../src/contract/result.ts';
import { type Carried, carryEvents } from '../../src/gateway/carry-events.ts';
import { Pattern } from '../../src/gateway/pattern.ts';
import type { EventReader, Seen } from '../../src/gateway/types.ts';
import { calls, says, thinks } from '../support/model-servers/script.ts';
import { CASES, type GatewayCase, wireOf } from './rig.ts';
import { eventsOf } from './streams.ts';

const text = fc.oneof(
  fc.constantFrom('Hi. ', 'a "word"\n', 'Grüße 🌍', '\\', '{"type":"tool_use"}', '\u0001'),
  fc.string({ maxLength: 12 }),
);
const block = fc.oneof(
  { weight: 6, arbitrary: text.map((words) => says(words)) },
  { weight: 1, arbitrary: text.map((words) => thinks(words, 'c2ln')) },
  { weight: 1, arbitrary: fc.constant(calls('c1', 'spawn', '{"command":"ls"}')) },
);
const flaw = fc.record({
  at: fc.nat({ max: 1_000_000 }),
  bytes: fc.constantFrom('"', '}', '\n\n', '\\', ',', '\r', '\t', '0', '\xff', 'é', ''),
  over: fc.nat({ max: 2 }),
});

/** A stream in pieces: its whole events many times over, with flaws. */
const pieces = (of: GatewayCase): fc.Arbitrary<readonly Buffer[]> =>
  fc
    .tuple(
      fc.array(block, { minLength: 1, maxLength: 6 }),
      fc.integer({ min: 1, max: 4 }),
      fc.array(flaw, { maxLength: 1 }),
      fc.integer({ min: 1, max: 700 }),
    )
    .map(([blocks, times, flaws, size]) => {
      const events = eventsOf(of, blocks).flatMap((event) => Array.from({ length: event.includes('elta') ? times : 1 }, () => event));
      const bytes = flaws.reduce((all, { at, bytes: put, over }) => {
        const start = at % (all.length + 1);
        return Buffer.concat([all.subarray(0, start), Buffer.from(put, 'latin1'), all.subarray(start + over)]);
      }, Buffer.concat(events));
      return Array.from({ length: Math.ceil(bytes.length / size) }, (_, index) => bytes.subarray(index * size, (index + 1) * size));
    });

interface Course {
  readonly carried: Carried;
  readonly passed: string;
  readonly seen: readonly Seen[];
  readonly read: number;
}

/** `everyEvent`: nothing is known to be alike. */
async function course(of: GatewayCase, stream: readonly Buffer[], everyEvent: boolean): Promise<Course> {
  const reader = wireOf(of).readEvents();
  const passed: Buffer[] = [];
  const seen: Seen[] = [];
  let read = 0;
  const counted: EventReader = {
    read: (data) => {
      read += 1;
      return reader.read(data);
    },
    get free() {
      return everyEvent ? undefined : reader.free;
    },
    finish: () => reader.finish(),
  };
  const carried = await carryEvents(
    (async function* () {
      yield* stream;
    })(),
    {
      framing: undefined,
      reader: counted,
      saw: (some) => {
        seen.push(...some);
        return ok(undefined);
      },
      isOwn: () => false,
      write: (some) => {
        passed.push(Buffer.from(some));
        return Promise.resolve(true);
      },
      eventBytes: 100_000,
      secrets: [],
    },
  );
  return { carried, passed: Buffer.concat(passed).toString('latin1'), seen, read };
}

describe.each(CASES)('a stream of $name', (of) => {
  test('passes and tells the same whether or not events that are alike are read', async () => {
    let spared = 0;
    await fc.assert(
      fc.asyncProperty(pieces(of), async (stream) => {
        const { read: every, ...whole } = await course(of, stream, true);
        const { read: some, ...spare } = await course(of, stream, false);
        expect(spare).toEqual(whole);
        spared += every - some;
      }),
      { numRuns: 400 },
    );
    // Each event of Gemini's tells what it cost.
    if (of.wireName !== 'gemini') expect(spared).toBeGreaterThan(100);
  });
});

describe('a pattern', () => {
  const data = '{"type":"delta","n":7,"text":"Hi."}';
  const event = `event: delta\ndata: ${data}\n\n`;
  const of = (limit = 1000): Pattern => {
    const read = parseJson(data);
    const pattern = new Pattern(limit);
    const root = read.ok ? read.value.root : undefined;
    const free = root === undefined ? [] : [member(root, 'text'), member(root, 'n')].filter((node) => node !== undefined);
    expect([itemsOf(root), free.length]).toEqual([[], 2]);
    pattern.keep(Buffer.from(event), data, free);
    return pattern;
  };
  const isAlike = (other: string, limit?: number): boolean => {
    const bytes = Buffer.from(other);
    return of(limit).afterAlike(bytes, 0) === bytes.length;
  };

  test.each(['Hi.', '', 'a \\"quoted\\" line\\n', '}}', ' data: ', 'Grüße 🌍', '\x7f'])('takes %j in the place of its text', (words) => {
    expect(isAlike(event.replace('Hi.', words))).toBe(true);
  });

  test.each(['"', '\\', '\\x', '\\u0041', '\n', '\r', '\t', '\0', 'Hi.","text":"'])('does not take %j there', (words) => {
    expect(isAlike(event.replace('Hi.', words))).toBe(false);
  });

  test('does not take what is not UTF-8', () => {
    const spoiled = Buffer.from(event.replace('Hi.', 'H\xff.'), 'latin1');
    expect(of().afterAlike(spoiled, 0)).toBe(0);
    expect(of().afterAlike(Buffer.concat([Buffer.from(event), spoiled]), 0)).toBe(0);
  });

  test('takes a whole number in the place of a number, and no other', () => {
    const takes = (number: string): boolean => isAlike(event.replace('7', number));
    expect(['0', '12', '123456789012345'].filter((number) => !takes(number))).toEqual([]);
    expect(['', '07', '00', '-1', '1.5', '1e3', '1234567890123456', 'null', '"7"'].filter(takes)).toEqual([]);
  });

  test('takes nothing else in another form', () => {
    const others = [
      event.replace('delta"', 'deltb"'),
      event.replace(': {', ':  {'),
      event.replace('\n\n', '\n'),
      event.slice(1),
      event.replaceAll('\n', '\r\n'),
    ];
    expect(others.filter((other) => isAlike(other))).toEqual([]);
  });

  test('takes no event that is too long', () => {
    const long = event.replace('Hi.', 'x'.repeat(200));
    expect([isAlike(long, 1000), isAlike(long, 200)]).toEqual([true, false]);
  });

  test('finds the end of all events that are alike', () => {
    expect(of().afterAlike(Buffer.from(`: x\n\n${event}${event}data: x\n\n`), 5)).toBe(5 + 2 * event.length);
  });
});
