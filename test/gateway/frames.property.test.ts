import { crc32 } from 'node:zlib';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FrameSlices } from '../../src/gateway/frame-slices.ts';
import { frameData } from '../../src/gateway/wire/bedrock/events.ts';
import { frameOf, readFrame } from '../../src/gateway/wire/bedrock/frame.ts';
import { frame } from '../support/model-servers/aws.ts';

const LIMIT = 100_000;
const CHUNK = { ':message-type': 'event', ':event-type': 'chunk' };

const headers = fc.dictionary(
  fc.string({ minLength: 1, maxLength: 40, unit: 'grapheme-ascii' }),
  fc.string({ maxLength: 80, unit: 'grapheme' }),
  { maxKeys: 5 },
);
const message = fc.tuple(headers, fc.uint8Array({ maxLength: 300 })).map(([named, payload]) => frameOf(named, Buffer.from(payload)));
const stream = fc.array(message, { maxLength: 8 });

/** The messages of a stream that comes in these pieces, and what is left. */
function slicesOf(chunks: readonly Buffer[], limit = LIMIT): { readonly complete: Buffer[]; readonly rest: Buffer; readonly why?: string } {
  const slices = new FrameSlices(limit);
  const complete: Buffer[] = [];
  for (const chunk of chunks) {
    const pushed = slices.push(chunk);
    if (!pushed.ok) return { complete, rest: Buffer.alloc(0), why: pushed.error };
    complete.push(...pushed.value.complete);
    expect(pushed.value.open).toBeLessThan(limit);
  }
  return { complete, rest: slices.rest() };
}

const inPieces = (bytes: Buffer, size: number): Buffer[] =>
  Array.from({ length: Math.ceil(bytes.length / size) }, (_, at) => bytes.subarray(at * size, (at + 1) * size));

describe('messages of an AWS event stream', () => {
  test('are read as they were written, by this project or by another', () => {
    fc.assert(
      fc.property(headers, fc.uint8Array({ maxLength: 300 }), (named, payload) => {
        const read = readFrame(frameOf(named, Buffer.from(payload)));
        expect(read).toMatchObject({ ok: true, value: { headers: new Map(Object.entries(named)), payload: Buffer.from(payload) } });
      }),
    );
    const other = readFrame(Buffer.from(frame('event', ':event-type', 'chunk', { a: 1 })));
    expect(other.ok && Object.fromEntries(other.value.headers)).toEqual({ ...CHUNK, ':content-type': 'application/json' });
  });

  test('are cut alike however they arrive, and nothing is lost', () => {
    fc.assert(
      fc.property(stream, fc.integer({ min: 1, max: 400 }), fc.nat({ max: 11 }), (messages, size, more) => {
        const bytes = Buffer.concat([...messages, Buffer.alloc(more)]);
        const { complete, rest } = slicesOf(inPieces(bytes, size));
        expect(complete.map((one) => one.toString('hex'))).toEqual(messages.map((one) => one.toString('hex')));
        expect(rest.length).toBe(more);
      }),
      { numRuns: 300 },
    );
  });

  test('of which one byte is another are not read, wherever it stands', () => {
    const good = frameOf(CHUNK, Buffer.from('{"bytes":"e30="}'));
    expect(frameData(good)).toEqual({ ok: true, value: '{}' });
    for (let at = 0; at < good.length; at += 1) {
      const bad = Buffer.from(good);
      bad.writeUInt8(bad.readUInt8(at) ^ 0x20, at);
      expect(frameData(bad).ok, `byte ${at}`).toBe(false);
    }
  });

  test('are never thrown over, whatever comes', () => {
    const damage = fc.tuple(message, fc.nat(), fc.uint8Array({ maxLength: 20 })).map(([bytes, place, put]) => {
      const at = place % (bytes.length + 1);
      return Buffer.concat([bytes.subarray(0, at), Buffer.from(put), bytes.subarray(at + put.length)]);
    });
    const anything = fc.oneof(
      damage,
      fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)),
    );
    fc.assert(
      fc.property(anything, fc.integer({ min: 1, max: 50 }), (bytes, size) => {
        readFrame(bytes);
        frameData(bytes);
        for (const piece of slicesOf(inPieces(bytes, size)).complete) frameData(piece);
      }),
      { numRuns: 1000 },
    );
  });

  test('with headers of every type are read, those of a type that is not known or twice of a name are not', () => {
    const held = (...parts: readonly (string | number | readonly number[])[]): Buffer =>
      Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : Buffer.from([part].flat()))));
    const withHeaders = (raw: Buffer): ReturnType<typeof readFrame> => readFrame(sealed(raw));
    const types = held(
      1,
      'a',
      0,
      1,
      'b',
      1,
      1,
      'c',
      2,
      9,
      1,
      'd',
      3,
      [0, 1],
      1,
      'e',
      4,
      [0, 0, 0, 1],
      1,
      'f',
      5,
      new Array<number>(8).fill(1),
    );
    const more = held(
      1,
      'g',
      6,
      [0, 2],
      'xx',
      1,
      'h',
      7,
      [0, 2],
      'ok',
      1,
      'i',
      8,
      new Array<number>(8).fill(1),
      1,
      'j',
      9,
      new Array<number>(16).fill(1),
    );
    const read = withHeaders(Buffer.concat([types, more]));
    expect(read.ok && [...read.value.headers]).toEqual([['h', 'ok']]);
    expect(withHeaders(held(1, 'a', 10)).ok).toBe(false);
    expect(withHeaders(held(1, 'a', 0, 1, 'a', 1)).ok).toBe(false);
    expect(withHeaders(held(1, 'a', 7, [0, 9], 'short')).ok).toBe(false);
    expect(withHeaders(held(200, 'a')).ok).toBe(false);
  });

  test('that say that they are longer than may be are refused before they have come', () => {
    const long = frameOf({}, Buffer.alloc(5000));
    expect(slicesOf([long.subarray(0, 12)], 1000).why).toMatch(/longer than 1000 bytes/);
    expect(slicesOf([long], 10_000).complete).toHaveLength(1);
  });

  test.each<[string, Readonly<Record<string, string>>, string]>([
    ['of no type', { ':event-type': 'chunk' }, '{"bytes":"e30="}'],
    ['of another event', { ...CHUNK, ':event-type': 'other' }, '{"bytes":"e30="}'],
    ['without bytes', CHUNK, '{}'],
    ['with a base64 that readers differ about', CHUNK, '{"bytes":"e3 0="}'],
    ['with a base64 that is cut', CHUNK, '{"bytes":"e30"}'],
    ['with the same name twice', CHUNK, '{"bytes":"e30=","bytes":"e30="}'],
    ['with bytes that are no text', CHUNK, '{"bytes":"/w=="}'],
    ['that is no JSON', CHUNK, 'bytes'],
  ])('%s carry no event', (_, named, payload) => {
    expect(frameData(frameOf(named, Buffer.from(payload))).ok).toBe(false);
  });
});

/** A message of these bytes as its headers, without a payload. */
function sealed(raw: Buffer): Buffer {
  const out = Buffer.concat([Buffer.alloc(12), raw, Buffer.alloc(4)]);
  out.writeUInt32BE(out.length, 0);
  out.writeUInt32BE(raw.length, 4);
  out.writeUInt32BE(crc32(out.subarray(0, 8)), 8);
  out.writeUInt32BE(crc32(out.subarray(0, out.length - 4)), out.length - 4);
  return out;
}
