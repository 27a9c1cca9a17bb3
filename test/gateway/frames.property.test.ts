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
    const withHeaders = (hex: string): ReturnType<typeof readFrame> => readFrame(sealed(Buffer.from(hex.replaceAll(' ', ''), 'hex')));
    const types = '016100 016201 01630209 0164030001 01650400000001 0166050101010101010101';
    const more = '016706000201ff 01680700026f6b 0169080101010101010101 016a0901010101010101010101010101010101';
    const read = withHeaders(`${types} ${more}`);
    expect(read.ok && [...read.value.headers]).toEqual([['h', 'ok']]);
    const broken = ['01610a', '016100 016101', '0161070009aabb', '01610700', 'c861', '01'];
    expect(broken.filter((hex) => withHeaders(hex).ok)).toEqual([]);
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
