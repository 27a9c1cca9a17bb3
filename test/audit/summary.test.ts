import { describe, expect, test } from 'vitest';
import { renderSummary } from '../../src/audit/summary/render.ts';
import type { LedgerEntry } from '../../src/contract/record.ts';
import { bareDigest } from './digest.ts';
import { expectGolden } from './golden.ts';
import { allowed, called, chained, decided, finished, started } from './records.ts';
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

  test('what was not held is visible under a title, and so are the notices, of the start and later ones; what was held is folded', () => {
    const end = {
      enforcement: 'partial',
      enforcement_notes: ['`gateway` is `off`'],
      held: ['it sees no process but its own'],
      notices: ['a server will not come up'],
    } as const;
    const summary = renderSummary(chained([started({ notices: ['a notice'] }), finished(end)]).records);
    expect(summary).toContain('**What was not held**\n\n- `gateway` is `off`\n');
    expect(summary).toContain('<summary>What was held, and by what</summary>\n\n- it sees no process but its own\n');
    expect(summary).toContain('**Notices**\n\n- a notice\n- a server will not come up\n');
    const reached = renderSummary([finished({ enforcement: 'hooks', enforcement_notes: ['a shared network'] })]);
    expect(reached).toContain('**Where enforcement ends**\n\n- a shared network\n');
  });

  test('where verdicts are only evaluated, or nothing ran, nothing is said to have been held', () => {
    const end = finished({ enforcement: 'none', enforcement_notes: [], held: ['the canaries held'] });
    const evaluatedOnly = renderSummary(chained([started({ evaluate_only: true }), end]).records);
    expect(evaluatedOnly).toContain('<summary>What was set up and played, and not acted on</summary>');
    const neverRan = renderSummary(chained([started(), end]).records);
    expect(evaluatedOnly + neverRan).not.toContain('What was held');
    expect(neverRan).not.toContain('the canaries held');
  });

  test('shows as code what stands between backticks in a sentence of ours, and no code within code', () => {
    const why = '`model: openai/gpt-5.4` needs a key: give it as `api-key` (from a secret), or set `A``B`';
    const summary = renderSummary([finished({ conclusion: 'config-error', exit: 2, why, enforcement: 'none' })]);
    expect(summary).toContain('`model: openai/gpt-5.4` needs a key: give it as `api-key` (from a secret), or set \\`A\\`\\`B\\`');
  });

  test('says where other changed files are seen, where something ran that may have changed some', () => {
    expect(renderSummary(chained([started(), ...allowed('c', 'files', 'none', '{}', ''), finished()]).records)).not.toContain('git status');
    const summary = renderSummary(chained([started(), ...allowed('c', 'spawn', 'process', '{}', ''), finished()]).records);
    expect(summary).toContain('### Changed files\n\nNone was found that is protected or that later steps may execute. Other files');
  });

  test('names the approver in words', () => {
    const refused = (by: string): LedgerEntry => ({
      type: 'refused',
      tool_call_id: 'c',
      agent_id: 'main',
      stage: 'approver',
      reason: 'no',
      by,
    });
    const summaryOf = (by: string): string =>
      renderSummary(chained([started(), called('c', 'spawn', 'process', '{}'), decided('c', '{}'), refused(by), finished()]).records);
    expect(summaryOf('DenyAll')).toContain('stopped by the approver: this run allows no call that changes state outside its process.');
    expect(summaryOf('allowed levels')).toContain('stopped by the approver: the levels that this run allows.');
    expect(summaryOf('a person')).toContain('stopped by the approver: a person.');
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
