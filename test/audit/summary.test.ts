import { describe, expect, test } from 'vitest';
import { renderSummary } from '../../src/audit/summary/render.ts';
import { bareDigest } from './digest.ts';
import { expectGolden } from './golden.ts';
import { chained, finished } from './records.ts';
import { evaluated, everything, killed, nothing, onWire } from './sessions.ts';

const auditFile = '/home/runner/work/_temp/basis-guard-4711/ledger.jsonl';

describe('the job summary', () => {
  test('shows who, why, before and after of everything that was denied, modified, replaced and broken', () => {
    const word = ['tulip', 'candle', 'orbit'].join('-');
    const { records, lines } = chained(everything(word));
    const summary = renderSummary(records, { auditFile, digest: bareDigest(lines.at(-1) ?? '') });
    expect(summary).not.toContain(word);
    expectGolden('everything.md.txt', summary);
  });

  test('says that there was no call, and where guards were looked for', () => {
    const { records, lines } = chained(nothing());
    const summary = renderSummary(records, { auditFile, digest: bareDigest(lines.at(-1) ?? '') });
    expect(summary).toContain('0 hooks, looked at');
    expectGolden('nothing.md.txt', summary);
  });

  test('says in the very first line that an evaluate-only run held nothing', () => {
    const summary = renderSummary(chained(evaluated()).records, { auditFile });
    expect(summary.split('\n')[0]).toContain('Evaluate only');
    expectGolden('evaluated.md.txt', summary);
  });

  test('shows results that were seen on the wire alone among what was denied and replaced, and nowhere else', () => {
    const summary = renderSummary(chained(onWire()).records, { auditFile });
    expect(summary).toContain('### On the way to the model (1)');
    expectGolden('on-wire.md.txt', summary);
    const evaluatedOnly = renderSummary(chained(onWire(true)).records, { auditFile });
    expect(evaluatedOnly).toContain('### Would be denied (1)');
    expect(evaluatedOnly).toContain('### Would be replaced (2)');
  });

  test('says first that a ledger has no seal, and which calls have not ended', () => {
    const summary = renderSummary(chained(killed()).records, { auditFile, problems: ['its last line, of 17 bytes, was cut off'] });
    expect(summary.split('\n')[0]).toContain('This ledger has no seal');
    expectGolden('killed.md.txt', summary);
  });

  test('is there for a session that never had a ledger', () => {
    const end = finished({ conclusion: 'config-error', exit: 2, why: 'unknown input `promt`: write `prompt`', enforcement: 'none' });
    expectGolden(
      'no-ledger.md.txt',
      renderSummary([end], { problems: ['the ledger /nowhere/ledger.jsonl cannot be created: no such file or directory (ENOENT)'] }),
    );
    expect(renderSummary([])).toContain('This ledger has no seal');
  });
});
