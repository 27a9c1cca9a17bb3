import { describe, expect, test } from 'vitest';
import { renderSummary } from '../../src/audit/summary/render.ts';
import type { LedgerEntry, LedgerRecord } from '../../src/contract/record.ts';
import { called, decided, digestOf, finished, hook, preview, started } from './records.ts';

const CALLS = 100_000;
const of = (id: string): { readonly tool_call_id: string; readonly agent_id: string } => ({ tool_call_id: id, agent_id: 'main' });

/** Each call is denied, or modified and its output replaced, with previews at their full length; made one by one. */
function* many(calls: number, unique = false): Generator<LedgerRecord> {
  let seq = 0;
  const record = (entry: LedgerEntry): LedgerRecord => {
    seq += 1;
    return { schema: 1, seq: seq - 1, time: '2030-01-02T03:04:05.000Z', elapsed_ms: seq, prev: '0'.repeat(64), ...entry };
  };
  const who = { kind: 'hook', name: 'keep|`<b>' } as const;
  let long = preview(`{"text":"${'ü|`<*'.repeat(2000)}"}`);
  const longer = preview(`{"text":"${'ä|`<_'.repeat(2000)}"}`);
  yield record(started());
  yield record(hook('keep'));
  for (let at = 0; at < calls; at += 1) {
    if (unique) long = { ...long, preview: Buffer.alloc(2048, 97 + (at % 26)).toString('latin1') };
    const id = `call-${at}`;
    const input = '{"command":"ls"}';
    yield record({ type: 'call', ...of(id), turn: at, tool_name: 'spawn', level: 'process', input: long });
    if (at % 2 === 0) {
      yield record({
        type: 'refused',
        ...of(id),
        stage: 'chain',
        reason: `denied by hook 'keep': ${'no '.repeat(500)}`,
        by: "hook 'keep'",
      });
      yield record({
        type: 'breakage',
        ...of(id),
        event: 'pre_tool_use',
        who,
        kind: 'exited',
        what: 'x'.repeat(2000),
        consequence: 'denied',
      });
      yield record({ type: 'changed', path: `bin/${at}`, change: 'created', why: 'it is executable', protected: at % 4 === 0 });
      continue;
    }
    yield record({
      type: 'consulted',
      ...of(id),
      event: 'pre_tool_use',
      who,
      outcome: 'modify',
      elapsed_us: 5,
      before: long,
      after: longer,
    });
    yield record(decided(id, input, { outcome: 'modify', by: [who], reason: 'r'.repeat(2000) }));
    yield record({ type: 'executed', ...of(id), is_error: false, output: long, took_ms: 1 });
    yield record({
      type: 'reviewed',
      ...of(id),
      outcome: 'replace',
      by: [who],
      output_digest: long.digest,
      shown_digest: longer.digest,
      shown: longer,
      is_error: false,
    });
  }
  yield record(finished());
}

describe('the size of a summary', () => {
  test('stays below 1 MiB with 100,000 calls, and says how many it leaves out', () => {
    const summary = renderSummary(many(CALLS), { auditFile: '/tmp/ledger.jsonl', digest: '0'.repeat(64) });
    expect(Buffer.byteLength(summary)).toBeLessThan(1024 * 1024);
    expect(Buffer.byteLength(summary)).toBeGreaterThan(300_000);
    expect(summary).toContain('| 100,000 |');
    expect(summary).toContain('### Denied (50,000)');
    const [, left = '0'] = /… and ([\d,]+) more: the ledger has them all/.exec(summary) ?? [];
    const shown = summary.split("stopped by the chain: hook 'keep'.").length - 1;
    expect(Number(left.replace(',', '')) + shown).toBe(50_000);
    expect(summary.endsWith('cannot be rewritten by the session.\n')).toBe(true);
  });

  test('keeps no more than a page of 100,000 calls', () => {
    const before = process.memoryUsage().heapUsed;
    let highest = 0;
    const watched = function* (): Generator<LedgerRecord> {
      let seen = 0;
      for (const record of many(CALLS, true)) {
        seen += 1;
        if (seen % 50_000 === 0) highest = Math.max(highest, process.memoryUsage().heapUsed - before);
        yield record;
      }
    };
    renderSummary(watched());
    expect(highest).toBeLessThan(150 * 1024 * 1024);
  });

  test.each([16_384, 65_536, 262_144])('keeps below %i bytes too', (maxBytes) => {
    const summary = renderSummary(many(1000), { maxBytes, problems: Array.from({ length: 500 }, () => 'p'.repeat(5000)) });
    expect(Buffer.byteLength(summary)).toBeLessThan(maxBytes);
    expect(summary).toContain('Guarded session: success');
  });

  test('cuts single values: a name, a path or a reason of a megabyte does not push the rest out', () => {
    const huge = 'n'.repeat(1_000_000);
    const summary = renderSummary([
      started({ notices: [huge], looked_at: [huge], trusted: { kind: 'working-tree', why: huge } }),
      hook(huge, { tools: [huge] }),
      called(huge, huge, 'process', huge),
      { type: 'refused', ...of(huge), stage: 'approver', reason: huge, by: huge },
      { type: 'changed', path: huge, change: 'modified', why: huge, protected: true, after_digest: digestOf('a') },
      finished({ why: huge, enforcement_notes: [huge] }),
    ]);
    expect(Buffer.byteLength(summary)).toBeLessThan(60_000);
    expect(summary).toContain('### Changed files that later steps may execute (1)');
  });
});
