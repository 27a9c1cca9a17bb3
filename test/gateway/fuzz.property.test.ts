import * as fc from 'fast-check';
import { createParser } from 'eventsource-parser';
import { describe, expect, test } from 'vitest';
import { ok } from '../../src/contract/result.ts';
import { carryEvents } from '../../src/gateway/carry-events.ts';
import { EventSlices } from '../../src/gateway/event-slices.ts';
import { calls, says } from '../support/model-servers/script.ts';
import { ask, RawServer } from './raw.ts';
import { bodyOf, keyHeader, pathOf } from './requests.ts';
import { CASES, GatewayRig, ON_BEDROCK, ON_VERTEX, wireOf } from './rig.ts';
import { eventsOf, streamType } from './streams.ts';

/** Bytes cut at any places. */
const cut = (bytes: Buffer): fc.Arbitrary<Buffer[]> =>
  fc.uniqueArray(fc.nat({ max: bytes.length }), { maxLength: 12 }).map((places) => {
    const ends = [0, ...places.sort((a, b) => a - b), bytes.length];
    return ends.slice(1).map((end, index) => bytes.subarray(ends[index], end));
  });

const line = fc.constantFrom('data: x', 'data:{"a":1}', ': comment', 'event: y', 'id: 3', 'data', '', '', '', 'data: Grüße 🌍');
const stream = fc
  .array(fc.tuple(line, fc.constantFrom('\n', '\r\n', '\r')), { maxLength: 30 })
  .map((lines) => Buffer.from(lines.map((parts) => parts.join('')).join('')));

describe('the cuts between events', () => {
  const slicesOf = (chunks: readonly Buffer[]): string[] => {
    const slices = new EventSlices();
    const complete = chunks.flatMap((chunk) => slices.push(chunk).complete.map((one) => one.toString()));
    return [...complete, slices.rest().toString()];
  };

  test('are the same however the stream arrives, and lose nothing', () => {
    fc.assert(
      fc.property(
        stream.chain((bytes) => fc.tuple(fc.constant(bytes), cut(bytes))),
        ([bytes, chunks]) => {
          const slices = slicesOf(chunks);
          expect(slices.join('')).toBe(bytes.toString());
          expect(slices).toEqual(slicesOf([...bytes].map((byte) => Buffer.from([byte]))));
        },
      ),
      { numRuns: 500 },
    );
  });

  test('come after the whole of the line that ends an event', () => {
    expect(slicesOf([Buffer.from('data: 1\r\n\r'), Buffer.from('\ndata: 2\n\n\ndata: 3\r\rdata: 4')])).toEqual([
      'data: 1\r\n\r\n',
      'data: 2\n\n',
      '\n',
      'data: 3\r\r',
      'data: 4',
    ]);
  });

  test('hold at most one event each', () => {
    fc.assert(
      fc.property(stream, (bytes) => {
        for (const slice of slicesOf([bytes])) {
          let met = 0;
          createParser({ onEvent: () => void (met += 1) }).feed(`${slice.replace(/\r\n?/g, '\n')}\n\n`);
          expect(met).toBeLessThanOrEqual(1);
        }
      }),
      { numRuns: 500 },
    );
  });
});

interface Flaw {
  readonly at: number;
  readonly bytes: readonly number[];
  readonly over: number;
}
const flaw: fc.Arbitrary<Flaw> = fc.record({
  at: fc.nat({ max: 1_000_000 }),
  bytes: fc.oneof(
    fc.array(fc.nat({ max: 255 }), { maxLength: 3 }),
    fc.constantFrom('"', '{', '}', '\n\n', '\\', ',', ':', '[', 'null', 'data: ', '\r').map((text) => [...Buffer.from(text)]),
  ),
  over: fc.nat({ max: 4 }),
});

function spoiled(bytes: Buffer, flaws: readonly Flaw[]): Buffer {
  return flaws.reduce((at, { at: place, bytes: put, over }) => {
    const start = place % (at.length + 1);
    return Buffer.concat([at.subarray(0, start), Buffer.from(put), at.subarray(start + over)]);
  }, bytes);
}

describe.each([...CASES, ON_BEDROCK, ON_VERTEX])('a spoiled stream, $name', (of) => {
  test('is passed up to the first event that cannot be read, and not a byte further', async () => {
    const whole = Buffer.concat([...eventsOf(of, [says('Now.'), calls('c1', 'spawn', '{"command":"ls"}'), calls('c2', 'read', '{}')])]);
    const ends = { whole: 0, torn: 0 };
    await fc.assert(
      fc.asyncProperty(fc.array(flaw, { maxLength: 2 }), async (flaws) => {
        const bytes = spoiled(whole, flaws);
        const passed: Buffer[] = [];
        const reader = wireOf(of).readEvents();
        let failed: string | undefined;
        const carried = await carryEvents(
          (async function* () {
            yield bytes;
          })(),
          {
            reader: {
              read: (data) => {
                const read = reader.read(data);
                if (!read.ok) failed ??= data;
                return read;
              },
              finish: () => reader.finish(),
            },
            saw: () => ok(undefined),
            isOwn: () => false,
            write: (some) => {
              passed.push(Buffer.from(some));
              return Promise.resolve(true);
            },
            eventBytes: 100_000,
            secrets: [],
            framing: wireOf(of).framing,
          },
        );
        const through = Buffer.concat(passed);
        expect(bytes.subarray(0, through.length).equals(through)).toBe(true);
        if (carried.kind === 'whole') expect([through.length, failed]).toEqual([bytes.length, undefined]);
        if (carried.kind === 'left') throw new Error('nobody left');
        ends[carried.kind] += 1;
      }),
      { numRuns: 500 },
    );
    expect(ends.whole).toBeGreaterThan(20);
    expect(ends.torn).toBeGreaterThan(20);
  });
});

describe.each([...CASES, ON_BEDROCK, ON_VERTEX])('a spoiled request, $name', (of) => {
  test('never takes an unreviewed output up, and never breaks the gateway', async () => {
    const secret = 'the-output-that-must-not-pass';
    await using upstream = await RawServer.start((_, response) => {
      response.writeHead(200, { 'content-type': streamType(of) });
      response.end(Buffer.concat([...eventsOf(of, [calls('c1', 'spawn', '{"command":"ls"}')])]));
    });
    let reviews = 0;
    await using rig = await GatewayRig.before(of, upstream.url, 'key', {
      gateway: {
        // Where a flaw makes it the result of another call, that is none of a tool that ran.
        excuse: () => ({ why: 'a spoiled request', refused: false }),
        review: () => {
          reviews += 1;
          return Promise.resolve({ shown: { output: { kind: 'text', text: 'REVIEWED' }, isError: false } });
        },
      },
    });
    const put = (body: Buffer): ReturnType<typeof ask> =>
      ask(rig.url, { path: pathOf(of), headers: keyHeader(of, rig.gateway.token), body });
    await put(Buffer.from(bodyOf(of)));
    await rig.decide({ id: 'c1', name: 'spawn', input: '{"command":"ls"}' });
    const good = Buffer.from(bodyOf(of, { earlier: [{ id: 'c1', name: 'spawn', input: '{"command":"ls"}', output: secret }] }));
    await put(good);
    let passed = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(flaw, { minLength: 1, maxLength: 3 }), async (flaws) => {
        const before = upstream.seen.length;
        const answer = await put(spoiled(good, flaws));
        expect([200, 400, 404, 413]).toContain(answer.status);
        for (const { body } of upstream.seen.slice(before)) {
          passed += 1;
          expect(body.toString()).not.toContain(secret);
          JSON.parse(body.toString());
        }
      }),
      { numRuns: 400 },
    );
    expect(passed).toBeGreaterThan(5);
    expect(reviews).toBeGreaterThan(1);
    expect(rig.ends).toEqual([]);
    expect((await put(good)).status).toBe(200);
  });
});
