import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decodeRecord, encodeRecord, NO_LINE } from '../../src/audit/jsonl.ts';
import { previewOf, utf8Length } from '../../src/audit/preview.ts';
import { redactor } from '../../src/audit/redact.ts';
import type { Envelope, LedgerEntry } from '../../src/contract/record.ts';
import { hostile } from './hostile.ts';
import { chained, digestOf, started } from './records.ts';
import { evaluated, everything, killed, nothing } from './sessions.ts';

const envelope: Envelope = { schema: 1, seq: 3, time: '2030-01-02T03:04:05.678Z', elapsed_ms: 1.5, prev: NO_LINE };

describe('a record as a line', () => {
  test('has its keys in one order, whoever wrote the entry', () => {
    const entry: LedgerEntry = { why: 'x', type: 'abandoned', agent_id: 'main', tool_call_id: 'call-1' };
    const other: LedgerEntry = { type: 'abandoned', tool_call_id: 'call-1', agent_id: 'main', why: 'x' };
    const line = `{"schema":1,"seq":3,"time":"2030-01-02T03:04:05.678Z","elapsed_ms":1.5,"type":"abandoned","prev":"${NO_LINE}","tool_call_id":"call-1","agent_id":"main","why":"x"}`;
    expect([encodeRecord(envelope, entry), encodeRecord(envelope, other)]).toEqual([line, line]);
    const nested = (who: { readonly kind: 'hook'; readonly name: string }): string =>
      encodeRecord(envelope, { type: 'breakage', who, kind: 'late', what: 'x', consequence: 'denied' });
    expect(nested({ name: 'a', kind: 'hook' })).toBe(nested({ kind: 'hook', name: 'a' }));
  });

  test('goes on with what nothing describes, in its own order and written no less carefully', () => {
    const described = { type: 'unguarded', tool_call_id: 'call-1', agent_id: 'main', what: 'x' } as const;
    const others = { 'z"\u2028': ['\u200b', undefined], left: undefined, a: { b: 1, a: 'é' } };
    const line = encodeRecord(envelope, { ...described, ...others });
    expect(line.slice(line.indexOf('"what"'))).toBe(String.raw`"what":"x","z\"\u2028":["\u200b",null],"a":{"b":1,"a":"é"}}`);
  });

  test('is one line to every reader, prints nothing but itself, and says what it was given', () => {
    fc.assert(
      fc.property(hostile, (what) => {
        const line = encodeRecord(envelope, { type: 'withheld', where: 'wire', what });
        expect(line).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/u);
        const read = decodeRecord(Buffer.from(line).toString('utf8'));
        expect(read.ok ? read.value : read.error).toEqual({ ...envelope, type: 'withheld', where: 'wire', what });
      }),
    );
  });

  test('every record of whole sessions can be read back, and is what the published schema describes', () => {
    const schema: object = JSON.parse(readFileSync(join(import.meta.dirname, '../../schemas/ledger.schema.json'), 'utf8'));
    const fits = new Ajv2020({ strict: false }).compile(schema);
    for (const session of [everything('tulip candle'), nothing(), evaluated(), killed()]) {
      const { records, lines } = chained(session);
      for (const [at, line] of lines.entries()) {
        const read = decodeRecord(line);
        expect(read.ok ? read.value : read.error).toEqual(records[at]);
        expect(fits(JSON.parse(line)), JSON.stringify(fits.errors)).toBe(true);
      }
    }
  });

  test('a field that is missing or of another kind is named; a field more is let by', () => {
    const [line = ''] = chained([started()]).lines;
    const without = (change: (text: string) => string): unknown => {
      const read = decodeRecord(change(line));
      return read.ok ? 'read' : read.error;
    };
    expect(without((text) => text.replace('"nonce":"nonce-1",', ''))).toBe(
      '(session_started) has no usable "nonce": a string should stand there',
    );
    expect(without((text) => text.replace('"evaluate_only":false', '"evaluate_only":"no"'))).toContain('"evaluate_only": true or false');
    expect(without((text) => text.replace('"deadline_ms":1800000', '"deadline_ms":null'))).toContain('"bounds.deadline_ms": a number');
    expect(without((text) => text.replace('"kind":"commit"', '"kind":"rumour"'))).toContain('"trusted"');
    expect(without((text) => text.replace('"seq":0', '"seq":-1'))).toContain('"seq": a whole number from 0');
    expect(without((text) => text.replace('"floor":"hooks"', '"floor":"hooks","later":[1]'))).toBe('read');
  });
});

describe('a preview', () => {
  test('is the digest and the size of the whole, and a redacted beginning', () => {
    const secret = ['maple', 'river', 'quartz'].join('-');
    const text = `${secret} ü😀 ${'x'.repeat(5000)}`;
    const preview = previewOf(text, redactor([secret]), digestOf);
    expect(preview.digest).toBe(digestOf(text));
    expect(preview.bytes).toBe(Buffer.byteLength(text));
    expect(preview.preview.startsWith('*** ü😀 xxx')).toBe(true);
    expect(preview.preview.length).toBeLessThanOrEqual(2048);
    expect(preview.whole).toBe(false);
    expect(previewOf('short', redactor([]), digestOf)).toEqual({ digest: digestOf('short'), bytes: 5, preview: 'short', whole: true });
  });

  test('counts bytes as UTF-8 does, lone surrogates too', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary-ascii' }), (one, other) => {
        for (const text of [one, other, one + other, `\ud800${one}`, `${one}\udc00\ud800`])
          expect(utf8Length(text)).toBe(Buffer.byteLength(text));
      }),
    );
    for (const shift of [0, 1, 2, 3]) {
      for (const long of ['😀', '\ud800x', 'é', '漢'].map((unit) => `${'x'.repeat(shift)}${unit.repeat(20_000)}`))
        expect(utf8Length(long)).toBe(Buffer.byteLength(long));
    }
  });
});
