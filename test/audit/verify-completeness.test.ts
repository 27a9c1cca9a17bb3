import { describe, expect, test } from 'vitest';
import type { LedgerEntry } from '../../src/contract/record.ts';
import { check, sentences } from './checking.ts';
import { called, chained, decided, digestOf, finished, preview, started } from './records.ts';
import { evaluated, killed } from './sessions.ts';

describe('completeness', () => {
  const input = '{"command":"ls"}';
  const of = { tool_call_id: 'call-1', agent_id: 'main' };
  const executed: LedgerEntry = { type: 'executed', ...of, is_error: false, output: preview('a'), took_ms: 1 };
  const approved = (text: string): LedgerEntry => ({
    type: 'approved',
    ...of,
    level: 'process',
    by: 'levels',
    input_digest: digestOf(text),
  });
  const reviewed = (text: string): LedgerEntry => ({
    type: 'reviewed',
    ...of,
    outcome: 'allow',
    by: [],
    output_digest: digestOf(text),
    shown_digest: digestOf(text),
    is_error: false,
  });
  const of1 = (...these: readonly LedgerEntry[]): string => {
    const all = [started(), called('call-1', 'spawn', 'process', input), ...these];
    return sentences(
      check(
        chained([...all, finished({ counts: { calls: 1, denials: 0, modifications: 0, replacements: 0, breakages: 0, unguarded: 0 } })])
          .lines,
      ),
    );
  };

  test.each([
    [
      'executed without an approval',
      [decided('call-1', input), executed, reviewed('a')],
      'call "call-1" was executed (record 3) without an approval',
    ],
    [
      'approved without a decision',
      [approved(input), executed, reviewed('a')],
      'call "call-1" was approved (record 2) without a decision of the chain',
    ],
    [
      'approved with another input',
      [decided('call-1', input), approved('{}'), executed, reviewed('a')],
      'call "call-1" was approved (record 3) with another input than the one that was decided',
    ],
    [
      'approved though denied',
      [decided('call-1', input, { outcome: 'deny' }), approved(input), executed, reviewed('a')],
      'call "call-1" was approved (record 3) though the chain had denied it',
    ],
    [
      'changed though nobody modified it',
      [decided('call-1', input, { final_input_digest: digestOf('{}') }), approved('{}'), executed, reviewed('a')],
      'the input of call "call-1" changed (record 2) though nobody modified it',
    ],
    [
      'decided for another input',
      [decided('call-1', '{}'), approved('{}'), executed, reviewed('a')],
      'call "call-1" was decided (record 2) for another input than the one it came with',
    ],
    [
      'reviewed for another output',
      [decided('call-1', input), approved(input), executed, reviewed('b')],
      'the review of call "call-1" (record 5) is of another output than the one it gave',
    ],
    [
      'reviewed without having run',
      [decided('call-1', input), approved(input), reviewed('a')],
      'call "call-1" was reviewed (record 4) without having been executed',
    ],
    [
      'refused after it was approved',
      [decided('call-1', input), approved(input), { type: 'refused', ...of, stage: 'bound', reason: 'x', by: 'x' }],
      'call "call-1" was refused (record 4) after it had been approved',
    ],
    [
      'approved and never back',
      [decided('call-1', input), approved(input)],
      'call "call-1" ("spawn") was approved (record 3) and never came back: whether it ran is not known',
    ],
    [
      'run and not reviewed',
      [decided('call-1', input), approved(input), executed],
      'call "call-1" ("spawn") was executed (record 4) and its output was not reviewed',
    ],
    ['never decided', [], 'call "call-1" ("spawn") began (record 1) and was never decided'],
    [
      'decided and neither approved nor refused',
      [decided('call-1', input)],
      'call "call-1" ("spawn") was decided (record 2) and neither approved nor refused',
    ],
    [
      'begun twice',
      [called('call-1', 'spawn', 'process', input), { type: 'abandoned', ...of, why: 'x' }],
      'call "call-1" begins again (record 2) before it has ended',
    ],
  ] as const)('a call %s is named', (_name, these, sentence) => {
    expect(of1(...these)).toContain(sentence);
  });

  test('a call that was abandoned has ended', () => {
    expect(of1(decided('call-1', input), approved(input), { type: 'abandoned', ...of, why: 'cancelled' })).toBe('');
  });

  test('a call of another agent with the same id is another call', () => {
    const found = of1(decided('call-1', input), approved(input), { ...executed, agent_id: 'other' });
    expect(found).toContain('record 4 (executed) is about call "call-1", which was not approved: it never began here, or had ended');
  });

  test('a session that was killed is incomplete, and what is missing is named', () => {
    const found = check(chained(killed()).lines);
    expect(found.verdict).toBe('incomplete');
    expect(sentences(found)).toBe(
      'the ledger has no seal (session_finished): it ends with record 9, and what came after is not known\n' +
        'call "call-2" ("spawn") was approved (record 9) and never came back: whether it ran is not known',
    );
    expect(found.open).toEqual([{ toolCallId: 'call-2', agentId: 'main', toolName: 'spawn', seq: 9, stage: 'approved' }]);
  });

  test('only an evaluate-only session may run what was denied', () => {
    const session = evaluated();
    expect(check(chained(session).lines).verdict).toBe('consistent');
    const enforced = session.map((entry): LedgerEntry => (entry.type === 'session_started' ? { ...entry, evaluate_only: false } : entry));
    expect(sentences(check(chained(enforced).lines))).toContain('was not approved');
  });
});
