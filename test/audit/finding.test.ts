import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findings } from '../../src/audit/finding.ts';
import { SummaryFacts } from '../../src/audit/summary/facts.ts';
import { counted, dollars, figure, short, size, span } from '../../src/audit/summary/figures.ts';
import { difference, laidOut } from '../../src/audit/summary/layout.ts';
import { renderFacts, renderSummary } from '../../src/audit/summary/render.ts';
import { parseJson } from '../../src/contract/json/parse.ts';
import type { LedgerEntry } from '../../src/contract/record.ts';
import { allowed, chained } from './records.ts';
import { evaluated, everything, onWire } from './sessions.ts';

describe('findings', () => {
  test('are one for each verdict and event that is more than a call that ran, with the call it is about', () => {
    const found = [...findings(chained(everything('tulip candle')).records)];
    expect(found.map((one) => `${one.kind} ${one.seq} ${'call' in one ? one.call?.toolName : ''}`)).toEqual([
      'denial 14 spawn',
      'modification 18 spawn',
      'modification 24 files',
      'replacement 33 spawn',
      'denial 36 docs__fetch',
      'breakage 39 spawn',
      'denial 41 spawn',
      'not-run 43 deploy',
      'executable-change 44 ',
      'executable-change 45 ',
    ]);
    expect(found[1]).toMatchObject({
      by: [{ kind: 'hook', name: 'quiet-tests' }],
      reason: "hook 'quiet-tests': less noise",
      before: { preview: '{"command":"npm test"}' },
      after: { preview: '{"command":"npm test -- --silent"}' },
    });
    expect(found[3]).toMatchObject({
      before: { preview: 'NODE_ENV=test\nAPI=***\nPORT=8080\n' },
      after: { preview: expect.stringContaining('[removed by mask-keys]') },
    });
    expect(found[5]).toMatchObject({
      who: { kind: 'hook', name: 'no-force-push' },
      how: 'late',
      consequence: 'denied',
      event: 'pre_tool_use',
    });
  });

  test('a record about a call that is not in the ledger is a finding all the same', () => {
    const of = { tool_call_id: 'call-9', agent_id: 'main' };
    const found = [
      ...findings([
        { type: 'unguarded', ...of, what: 'it ran' },
        { type: 'refused', ...of, stage: 'approver', reason: 'no', by: 'levels' },
      ]),
    ];
    expect(found).toEqual([
      { kind: 'unguarded', call: { toolCallId: 'call-9', agentId: 'main' }, what: 'it ran' },
      { kind: 'denial', call: { toolCallId: 'call-9', agentId: 'main' }, stage: 'approver', by: 'levels', reason: 'no' },
    ]);
  });

  test('a result that was seen on the wire alone has the call that it is of, though that has ended, and its own output', () => {
    const records = chained(onWire()).records;
    const found = [...findings(records)];
    expect(found.map((one) => `${one.kind} ${one.seq} ${'call' in one ? one.call?.toolName : ''}`)).toEqual([
      'replacement 8 spawn',
      'denial 9 spawn',
      'replacement 10 undefined',
      'unguarded 12 spawn',
    ]);
    expect(found[0]).toMatchObject({ onWire: { where: 'messages[4].content[0]' }, after: { preview: 'compiled for ***\n' } });
    expect(found[1]).toMatchObject({ stage: 'output', by: "hook 'no-letters'", output: { preview: expect.stringContaining('Dear') } });
    const facts = new SummaryFacts();
    for (const record of records) facts.add(record);
    expect(facts.counts).toEqual(facts.finished?.counts);
    expect(facts.levels.of('process')).toMatchObject({ calls: 1, ran: 1, withheld: 1, replaced: 1 });
    expect(facts.levels.of('unknown')).toMatchObject({ calls: 0, replaced: 1 });
  });

  test('an older record of a result that was replaced on the wire says what it says', () => {
    const found = [...findings([{ type: 'withheld', where: 'messages[2]', what: 'it was replaced', outcome: 'replace' }])];
    expect(found).toEqual([
      {
        kind: 'replacement',
        call: { toolCallId: '(none)', agentId: 'main' },
        by: [],
        reason: 'it was replaced',
        onWire: { where: 'messages[2]', what: 'it was replaced' },
      },
    ]);
  });

  test('of calls that ended long ago only the ids are known', () => {
    const records = Array.from({ length: 2_001 }, (_, at) => allowed(`call-${at}`, 'spawn', 'process', '{}', 'x')).flat();
    const of = (id: string): LedgerEntry => ({ type: 'unguarded', tool_call_id: id, agent_id: 'main', what: 'again' });
    const found = [...findings([...records, of('call-0'), of('call-1')])];
    expect(found.map((one) => 'call' in one && one.call?.toolName)).toEqual([undefined, 'spawn']);
  });

  test('an evaluate-only session has its denial once, though the call ran', () => {
    expect([...findings(chained(evaluated()).records)].map(({ kind }) => kind)).toEqual(['denial']);
  });
});

describe('a summary of records taken up one by one', () => {
  test('is the summary of the records', () => {
    const { records } = chained(everything('tulip candle'));
    const facts = new SummaryFacts();
    for (const record of records) facts.add(record);
    expect(renderFacts(facts)).toBe(renderSummary(records));
  });
});

describe('values in lines', () => {
  test('JSON is laid out without changing what is written in it', () => {
    const pretty = laidOut(`{"a":[1.10,12345678901234567890,1e400],"b":{},"c":[],"d":"x, y: {z}\\"","${'k'.repeat(80)}":null}`);
    expect(pretty.split('\n')).toEqual([
      '{',
      '  "a": [',
      '    1.10,',
      '    12345678901234567890,',
      '    1e400',
      '  ],',
      '  "b": {},',
      '  "c": [],',
      String.raw`  "d": "x, y: {z}\"",`,
      `  "${'k'.repeat(80)}": null`,
      '}',
    ]);
    fc.assert(
      fc.property(fc.json(), fc.nat(400), (json, cut) => {
        const text = `[${json},${json},"${'x'.repeat(100)}"]`;
        const squeezed = (one: string): string =>
          one.replace(/("(?:[^"\\]|\\[^])*"?)|\s+/g, (_, string: string | undefined) => string ?? '');
        expect(squeezed(laidOut(text))).toBe(squeezed(text));
        expect(parseJson(laidOut(text)).ok).toBe(parseJson(text).ok);
        expect(squeezed(laidOut(text.slice(0, cut)))).toBe(squeezed(text.slice(0, cut)));
      }),
    );
  });

  test('a difference shows what went, what came, and a little of what stayed', () => {
    expect(difference('a\nb\nc\nd\ne\nf\ng', 'a\nb\nc\nX\ne\nf\ng')).toBe('  …\n  b\n  c\n- d\n+ X\n  e\n  f\n  …');
    expect(difference('same\n', 'same\nmore\n')).toBe('  same\n+ more');
    expect(difference('one', 'two')).toBe('- one\n+ two');
    expect(difference('a\na', 'a')).toBe('  a\n- a');
  });
});

describe('figures', () => {
  test('are written as people read them', () => {
    expect([0, 999, 1000, 1_234_567].map(figure)).toEqual(['0', '999', '1,000', '1,234,567']);
    expect([45, 999, 4200, 59_940, 60_000, 185_000, 3_600_000, 7_800_000].map(span)).toEqual([
      '45 ms',
      '999 ms',
      '4.2 s',
      '59.9 s',
      '1 min',
      '3 min 5 s',
      '1 h',
      '2 h 10 min',
    ]);
    expect([0, 1, 1234, 10_240, 1_572_864, 67_108_864].map(size)).toEqual([
      '0 bytes',
      '1 byte',
      '1,234 bytes',
      '10 KiB',
      '1.5 MiB',
      '64 MiB',
    ]);
    expect([0, 0.0123, 1.2].map(dollars)).toEqual(['$0.00', '$0.0123', '$1.20']);
    expect([counted(1, 'hook'), counted(2000, 'hook')]).toEqual(['1 hook', '2,000 hooks']);
    expect(short('x'.repeat(1500), 10)).toBe(`${'x'.repeat(10)}… (1,490 more characters)`);
    expect(short(`${'x'.repeat(9)}😀y`, 10)).toBe(`${'x'.repeat(9)}… (3 more characters)`);
  });
});
