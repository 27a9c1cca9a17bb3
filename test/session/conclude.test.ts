import { describe, expect, test } from 'vitest';
import type { LedgerEntry } from '../../src/contract/record.ts';
import { CallIds } from '../../src/session/call-ids.ts';
import { conclude, type Facts } from '../../src/session/conclude.ts';
import { givenVerdicts, Tally } from '../../src/session/counts.ts';
import { belowFloor, enforcementOf } from '../../src/session/enforcement.ts';

describe('how a session ends', () => {
  const rows: readonly (readonly [keyof Facts, Facts, string, number])[] = [
    ['guardErrors', { guardErrors: ['the ledger broke'] }, 'guard-error', 5],
    ['cancelled', { cancelled: true }, 'cancelled', 130],
    ['configErrors', { configErrors: ['no prompt'] }, 'config-error', 2],
    ['verdicts', { verdicts: ['denial'] }, 'denied', 4],
    ['bound', { bound: 'deadline' }, 'bound', 3],
    ['agentFailed', { agentFailed: 'the provider is down' }, 'agent-failed', 1],
  ];

  test('nothing happened: success', () => {
    expect(conclude({})).toEqual({ conclusion: 'success', exit: 0, why: 'the agent finished' });
    expect(conclude({ guardErrors: [], cancelled: false, configErrors: [], verdicts: [] }).conclusion).toBe('success');
  });

  test('each row of the table by itself, and the first row that applies wins', () => {
    for (const [index, [, facts, conclusion, exit]] of rows.entries()) {
      expect(conclude(facts)).toMatchObject({ conclusion, exit });
      const everythingBelow = Object.assign({}, ...rows.slice(index).map(([, more]) => more)) as Facts;
      expect(conclude(everythingBelow)).toMatchObject({ conclusion, exit });
    }
  });

  test('the reason is one sentence that names what happened', () => {
    expect(conclude({ guardErrors: ['one', 'two'] }).why).toBe('one; two');
    expect(conclude({ verdicts: ['denial', 'breakage'] }).why).toBe('fail-on names what happened: denial, breakage');
    expect(conclude({ bound: 'deadline', unserved: 'the provider at x gives no answer' }).why).toBe(
      'the session was stopped by its deadline, and no request to the model had a good answer: the provider at x gives no answer',
    );
    expect(conclude({ bound: 'tool-budget' }).why).toBe('the session was stopped by its tool-budget; the work done is kept');
  });
});

describe('enforcement', () => {
  const facts = { reach: 'checked', evaluateOnly: false, gaps: [] } as const;

  test('is what the way of running holds, lowered by what was not held, and none where verdicts are not acted on', () => {
    expect(enforcementOf({ ...facts, why: ['not confined'] })).toEqual({ level: 'checked', notes: ['not confined'] });
    expect(enforcementOf({ ...facts, gaps: ['no seal'] })).toEqual({ level: 'partial', notes: ['no seal'] });
    const evaluated = enforcementOf({ ...facts, evaluateOnly: true, gaps: ['no seal'] });
    expect(evaluated).toEqual({ level: 'none', notes: ['evaluate-only: verdicts were recorded and not acted on', 'no seal'] });
  });

  test('a floor is reached at its own level and above, and a miss is told with its reasons', () => {
    const at = (level: 'confined' | 'checked' | 'hooks' | 'partial' | 'none') => ({ level, notes: ['because'] });
    expect((['confined', 'checked', 'hooks'] as const).map((level) => belowFloor(at(level), 'hooks'))).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(belowFloor(at('none'), 'none')).toBeUndefined();
    expect(belowFloor(at('partial'), 'hooks')).toBe('enforcement is `partial`, below the floor `hooks` of require-enforcement (because)');
    expect(belowFloor({ level: 'checked', notes: [] }, 'confined')).toBe(
      'enforcement is `checked`, below the floor `confined` of require-enforcement',
    );
  });
});

describe('counts', () => {
  const of = { tool_call_id: 'c', agent_id: 'main' };
  const refused = (stage: 'chain' | 'approver' | 'schema' | 'bound' | 'unknown-tool' | 'cancelled'): LedgerEntry => ({
    type: 'refused',
    ...of,
    stage,
    reason: '',
    by: '',
  });
  const reviewed = (outcome: 'allow' | 'deny' | 'replace'): LedgerEntry => ({
    type: 'reviewed',
    ...of,
    outcome,
    by: [],
    output_digest: '',
    shown_digest: '',
    is_error: false,
  });
  const decided = (outcome: 'allow' | 'deny' | 'modify'): LedgerEntry => ({
    type: 'decided',
    ...of,
    outcome,
    by: [],
    input_digest: '',
    final_input_digest: '',
  });
  const changed = (path: string, isProtected: boolean): LedgerEntry => ({
    type: 'changed',
    path,
    change: 'modified',
    why: '',
    protected: isProtected,
  });

  test('are told from the records that were written', () => {
    const written: LedgerEntry[] = [];
    const tally = new Tally({ record: (...more) => void written.push(...more) });
    const stages = ['chain', 'approver', 'schema', 'bound', 'unknown-tool', 'cancelled'] as const;
    const entries = [...stages.map(refused), reviewed('allow'), reviewed('deny'), reviewed('replace'), decided('modify'), decided('deny')];
    for (const entry of [...entries, { type: 'unguarded', ...of, what: '' } as const]) tally.record(entry);
    expect(written).toHaveLength(12);
    expect(tally.tallied.counts).toEqual({ calls: 0, denials: 3, modifications: 1, replacements: 1, breakages: 0, unguarded: 1 });
  });

  test('a record that the ledger refuses is not counted', () => {
    const tally = new Tally({
      record: () => {
        throw new Error('full');
      },
    });
    expect(() => tally.record(decided('modify'))).toThrow('full');
    expect(tally.tallied.counts.modifications).toBe(0);
  });

  test('fail-on verdicts are those that were given, of those that were asked about', () => {
    const tally = new Tally({ record: () => undefined });
    for (const entry of [refused('chain'), reviewed('replace'), changed('package.json', false), changed('.git/config', true)])
      tally.record(entry);
    const { tallied } = tally;
    expect(tallied).toMatchObject({ executableChanges: 1, protectedChanges: ['.git/config'] });
    expect(givenVerdicts(['denial', 'replacement', 'modification', 'breakage', 'executable-change'], tallied)).toEqual([
      'denial',
      'replacement',
      'executable-change',
    ]);
    expect(givenVerdicts(['breakage'], tallied)).toEqual([]);
    expect(givenVerdicts([], tallied)).toEqual([]);
  });
});

describe('call ids', () => {
  test('a usable id is kept, and no two calls share one', () => {
    const ids = new CallIds();
    expect(ids.claim('toolu_1')).toBe('toolu_1');
    const claimed = ['toolu_1', 'toolu_1', '', '', 'toolu_1~1', 'call~2', 'a b', 'x'.repeat(129), 'line\nbreak', 'é'].map((id) =>
      ids.claim(id),
    );
    expect(new Set(claimed).size).toBe(10);
    for (const id of claimed) expect(id).toMatch(/^[\x21-\x7e]{1,140}$/);
    expect(claimed[0]).toBe('toolu_1~1');
    const taken = new CallIds();
    expect(['a~1', 'a', 'a'].map((id) => taken.claim(id))).toEqual(['a~1', 'a', 'a~2']);
  });
});
