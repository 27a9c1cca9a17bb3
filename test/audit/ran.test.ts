import { describe, expect, test } from 'vitest';
import { renderSummary } from '../../src/audit/summary/render.ts';
import type { LedgerEntry } from '../../src/contract/record.ts';
import { allowed, called, chained, decided, digestOf, finished, preview, started } from './records.ts';
import { evaluated, killed } from './sessions.ts';

const of = (id: string): { readonly tool_call_id: string; readonly agent_id: string } => ({ tool_call_id: id, agent_id: 'main' });
const approved = (id: string, input: string): LedgerEntry => ({
  type: 'approved',
  ...of(id),
  level: 'process',
  by: 'levels',
  input_digest: digestOf(input),
});
const begun = (id: string, input: string): LedgerEntry[] => [
  called(id, 'spawn', 'process', input),
  decided(id, input),
  approved(id, input),
];
const executed = (id: string, isError: boolean, output: string): LedgerEntry => ({
  type: 'executed',
  ...of(id),
  is_error: isError,
  output: preview(output),
  took_ms: 1234,
});
const abandoned = (id: string, why: string): LedgerEntry => ({ type: 'abandoned', ...of(id), why });
const make = '{"command":"make"}';

const summaryOf = (...entries: readonly LedgerEntry[]): string =>
  renderSummary(chained([started(), ...entries, finished({ conclusion: 'cancelled', exit: 130 })]).records);
/** The rows of the table of calls that ran. */
const rowsOf = (summary: string): string[] =>
  (/### Ran [^]*?<\/details>/.exec(summary)?.[0] ?? '').split('\n').filter((line) => line.startsWith('| `'));

describe('the calls that ran', () => {
  test('are listed in order, each with its input, level, result, time and id; those that failed are marked and counted', () => {
    const summary = summaryOf(
      ...allowed('call-1', 'files', 'none', '{"operations":[]}', 'src\n'),
      ...begun('call-2', make),
      executed('call-2', true, 'no rule'),
    );
    expect(summary).toContain('### Ran (2, 1 failed)\n');
    expect(rowsOf(summary)).toEqual([
      '| `files` | `{"operations":[]}` | `none` | ok | 12 | `call-1` |',
      '| `spawn` | `{"command":"make"}` | `process` | **failed**: `no rule` | 1,234 | `call-2` |',
    ]);
  });

  test('of one that failed the beginning of what it said stands beside it, on one line, and nothing of it is markup', () => {
    const [row = ''] = rowsOf(summaryOf(...begun('call-1', make), executed('call-1', true, `no\n  <b>rule</b> | ${'x'.repeat(500)}`)));
    expect(row).toContain('**failed**: <code>no &#60;b&#62;rule&#60;&#47;b&#62; &#124; xxx');
    expect(row).toContain('x…');
    expect(row.length).toBeLessThan(400);
    expect(rowsOf(summaryOf(...begun('call-1', make), executed('call-1', true, '')))[0]).toContain('| **failed** |');
  });

  test('a call that was given up after it had been approved is among them, since it may have run', () => {
    const summary = summaryOf(...begun('call-1', make), abandoned('call-1', 'the run was cancelled'));
    expect(summary).toContain('### Ran (0) or may have run (1)\n');
    expect(rowsOf(summary)).toEqual([
      '| `spawn` | `{"command":"make"}` | `process` | **abandoned**: the run was cancelled; whether and how far it ran is not known |  | `call-1` |',
    ]);
    expect(summary).not.toContain('Not run for other reasons');
    const after = 'the session was killed after this call had been approved; whether and how far it ran is not known';
    expect(summaryOf(...begun('call-1', make), abandoned('call-1', after)).split('is not known')).toHaveLength(2);
  });

  test('a call that is out when the ledger ends is among them too', () => {
    const summary = renderSummary(chained(killed()).records);
    expect(summary).toContain('### Ran (1) or may have run (1)\n');
    expect(rowsOf(summary)[1]).toContain('**whether and how far it ran is not known**');
  });

  test('a call that came back and was given up before the review ran, and is told once', () => {
    const summary = summaryOf(...begun('call-1', make), executed('call-1', false, 'ok'), abandoned('call-1', 'the model was not shown it'));
    expect(rowsOf(summary)).toEqual(['| `spawn` | `{"command":"make"}` | `process` | ok: the model was not shown it | 1,234 | `call-1` |']);
    expect(summary).not.toContain('Not run for other reasons');
  });

  test('a call that was given up before it was approved did not run', () => {
    const summary = summaryOf(called('call-1', 'spawn', 'process', make), abandoned('call-1', 'the session was killed; it did not run'));
    expect(summary).not.toContain('### Ran');
    expect(summary).toContain('### Not run for other reasons (1)');
  });

  test('an input is cut to one short line, and another agent is named', () => {
    const long = `{\n  "command": "${'x'.repeat(500)}"\n}`;
    const entries = allowed('call-1', 'spawn', 'process', long, '').map((entry) => ({ ...entry, agent_id: 'helper' }));
    const [row = ''] = rowsOf(summaryOf(...entries));
    expect(row).toContain(`\`{ "command": "${'x'.repeat(106)}…\``);
    expect(row).toContain('`call-1` of agent `helper`');
  });

  test('of more than there is room for the number is told', () => {
    const many = Array.from({ length: 1000 }, (_, at) => allowed(`call-${at}`, 'spawn', 'process', make, '')).flat();
    const summary = summaryOf(...many);
    expect(summary).toContain('### Ran (1,000)\n');
    const shown = rowsOf(summary).length;
    expect(shown).toBe(400);
    expect(summary).toContain(`… and ${1000 - shown} more: the ledger has them all.`);
  });

  test('where verdicts are only evaluated, what was denied ran with its own input, and no heading says that anything was denied', () => {
    const summary = renderSummary(chained(evaluated()).records);
    expect(rowsOf(summary)).toEqual(['| `spawn` | `{"command":"rm -r build"}` | `process` | ok | 12 | `call-1` |']);
    expect(summary).toContain('### Would be denied (1)\n');
    expect(summary).toContain('| Calls | Ran | Would be denied | Would be modified | Would be replaced | Broken |');
    expect(summary).not.toMatch(/^(?:###|\| (?:Calls|Level)) .*\bDenied/m);
  });
});
