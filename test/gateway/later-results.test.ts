// Results that the records of their call do not tell of: what the chain says of them is in the ledger, the counts and the summary.
import { describe, expect, test } from 'vitest';
import { count, noCounts } from '../../src/audit/counts.ts';
import { findings } from '../../src/audit/finding.ts';
import { renderSummary } from '../../src/audit/summary/render.ts';
import { toolInput } from '../../src/contract/input.ts';
import type { LedgerEntry } from '../../src/contract/record.ts';
import { sessionReview } from '../../src/gateway/session-review.ts';
import type { Interceptor } from '../../src/hooks/participant.ts';
import type { PostVerdict } from '../../src/hooks/verdict.ts';
import { started } from '../audit/records.ts';
import { before } from './conversation.ts';
import { CASES, type GatewayRig, ON_ANTHROPIC } from './rig.ts';

const LS = { id: 'c1', name: 'spawn', input: '{"command":"ls"}' };
const CAT = { id: 'c2', name: 'spawn', input: '{"command":"cat notes"}' };

/** Withholds letters and takes names out of everything else. */
const CENSOR: Interceptor = {
  name: 'censor',
  beforeTool: () => ({ kind: 'allow' }),
  afterTool: (_, { output }) => {
    if (output.text.includes('Dear')) return { kind: 'deny', reason: 'a letter' };
    if (!output.text.includes('Ada')) return { kind: 'allow' };
    return { kind: 'replace', output: { kind: 'text', text: output.text.replaceAll('Ada', '[name]') }, reason: 'a name' };
  },
};
const WHO = { kind: 'interceptor', name: 'censor' };

function counted(records: readonly LedgerEntry[]): { readonly denials: number; readonly replacements: number } {
  const counts = noCounts();
  for (const record of records) count(counts, record);
  const { denials, replacements } = counts;
  return { denials, replacements };
}

const summaryOf = ({ records }: GatewayRig, evaluateOnly = false): string =>
  renderSummary([started({ evaluate_only: evaluateOnly }), ...records]);

describe.each(CASES)('$name', (of) => {
  test('a later form that the chain replaces or withholds counts, and the summary says who, why, before and after of it', async () => {
    await using at = await before(of, { interceptors: [CENSOR] });
    await at.make(LS, CAT);
    await at.rig.decide(LS);
    await at.rig.decide(CAT);
    await at.put([
      { ...LS, output: 'begun' },
      { ...CAT, output: 'begun' },
    ]);
    expect(counted(at.rig.records)).toEqual({ denials: 0, replacements: 0 });
    const later = [
      { ...LS, output: 'list of Ada' },
      { ...CAT, output: 'Dear Ada' },
    ];
    await at.put(later);
    await at.put(later, { prompt: 'and on' });
    expect(at.up.at(-1)).toContain('list of [name]');
    expect(at.up.at(-1)).not.toContain('Dear Ada');
    expect(at.rig.recordsOf('withheld')).toMatchObject([
      {
        tool_call_id: 'c1',
        outcome: 'replace',
        by: [WHO],
        reason: "interceptor 'censor': a name",
        before: { preview: 'list of Ada' },
        after: { preview: 'list of [name]' },
      },
      {
        tool_call_id: 'c2',
        outcome: 'deny',
        by: [WHO],
        reason: "denied by interceptor 'censor': a letter",
        before: { preview: 'Dear Ada' },
        after: { preview: "denied by interceptor 'censor': a letter" },
      },
    ]);
    expect(counted(at.rig.records)).toEqual({ denials: 1, replacements: 1 });
    expect([...findings(at.rig.records)]).toMatchObject([
      { kind: 'replacement', call: { toolName: 'spawn', input: { preview: LS.input } }, by: [WHO] },
      { kind: 'denial', stage: 'output', call: { toolName: 'spawn', input: { preview: CAT.input } }, output: { preview: 'Dear Ada' } },
    ]);
    const summary = summaryOf(at.rig);
    for (const part of ['### Denied (1)', '### Replaced (1)', '- list of Ada', '+ list of [name]', 'Dear Ada', 'a letter'])
      expect(summary).toContain(part);
    expect(summary).toMatch(/Seen on the wire alone, at .*: a new form of a result that had come before came up;/);
    expect(summary).not.toContain('On the way to the model');
    expect(summary).not.toContain('a call that is not in the ledger');
  });

  test('with evaluate-only it goes up as it is, and what would have become of it is told', async () => {
    await using at = await before(of, { interceptors: [CENSOR], evaluateOnly: true });
    await at.make(LS, CAT);
    for (const one of [LS, CAT]) {
      await at.rig.decide(one);
      const told = { output: { kind: 'text', text: 'harmless' } as const, isError: false };
      const call = at.rig.gateway.returning({ id: one.id, name: one.name, input: toolInput(one.input) });
      if (call !== undefined) at.rig.gateway.ruled(call, { given: told, shown: told });
    }
    await at.put([
      { ...LS, output: 'list of Ada' },
      { ...CAT, output: 'Dear Ada' },
    ]);
    expect(at.up.at(-1)).toContain('list of Ada');
    expect(at.up.at(-1)).toContain('Dear Ada');
    const what = 'another output than its hook was told came up; it went up as it was';
    expect(at.rig.recordsOf('withheld')).toMatchObject([
      { what, outcome: 'replace', before: { preview: 'list of Ada' }, after: { preview: 'list of [name]' } },
      { what, outcome: 'deny', before: { preview: 'Dear Ada' }, after: { preview: "denied by interceptor 'censor': a letter" } },
    ]);
    expect(counted(at.rig.records)).toEqual({ denials: 1, replacements: 1 });
    const summary = summaryOf(at.rig, true);
    for (const part of ['### Would be denied (1)', '### Would be replaced (1)', 'would have been withheld', 'would have become'])
      expect(summary).toContain(part);
  });

  test('a result that needed no decision counts, too', async () => {
    const excuse = ({ toolName }: { readonly toolName?: string | undefined }) =>
      toolName === 'read_bash' ? { why: 'a synthetic read', refused: false } : undefined;
    await using at = await before(of, { interceptors: [CENSOR], gateway: { excuse } });
    await at.put([{ id: 'x1', name: 'read_bash', input: '{"shell":1}', output: 'more of Ada' }]);
    expect(at.up.at(-1)).toContain('more of [name]');
    expect(at.rig.recordsOf('withheld')).toMatchObject([
      {
        what: 'a result came up that needed no decision ("read_bash"); something else went up in its place',
        outcome: 'replace',
        by: [WHO],
      },
    ]);
    expect(summaryOf(at.rig)).toContain('### Replaced (1)');
  });
});

test('a result whose review was broken off is no verdict, and is told of', async () => {
  const output = { kind: 'text', text: 'cancelled' } as const;
  await using at = await before(ON_ANTHROPIC, {
    gateway: { review: (_, result, again) => Promise.resolve({ shown: again ? { output, isError: true } : result }) },
  });
  await at.make(LS);
  await at.rig.decide(LS);
  await at.put([{ ...LS, output: 'begun' }]);
  await at.put([{ ...LS, output: 'ended' }]);
  expect(at.rig.recordsOf('withheld')).toEqual([
    { type: 'withheld', agent_id: 'main', tool_call_id: 'c1', where: expect.any(String), what: expect.stringContaining('was cancelled') },
  ]);
  expect(counted(at.rig.records)).toEqual({ denials: 0, replacements: 0 });
  expect(summaryOf(at.rig)).toContain('### On the way to the model (1)');
});

describe('a later form that is put to the session', () => {
  const given = { output: { kind: 'text', text: 'Dear Ada' } as const, isError: false };
  const shown = { output: { kind: 'text', text: 'no' } as const, isError: true };
  const call = { id: 'c1', agentId: 'main', toolName: 'spawn', input: toolInput('{}') };
  const put = (verdict: () => Promise<PostVerdict>, evaluateOnly: boolean) =>
    sessionReview({
      recorder: { record: () => undefined },
      preview: () => ({ digest: '', bytes: 0, preview: '', whole: true }),
      redactText: (text) => text,
      enforcer: { review: () => Promise.reject(new Error('it is no first result')) },
      chain: { decide: () => Promise.reject(new Error('it is no call')), review: verdict },
      signal: new AbortController().signal,
      evaluateOnly,
    })(call, given, true);

  test('is withheld without a verdict where the run is cancelled meanwhile, with evaluate-only too', async () => {
    const cancelled = { outcome: 'deny', words: 'no', by: [], shown, cancelled: true, consulted: [] } as const;
    for (const evaluateOnly of [false, true]) expect(await put(() => Promise.resolve(cancelled), evaluateOnly)).toEqual({ shown });
  });

  test('is denied where the chain itself fails', async () => {
    const broken = (): Promise<never> => Promise.reject(new Error('broken'));
    const failed = { output: { kind: 'text', text: 'the hook chain itself failed, which denies' }, isError: true };
    expect(await put(broken, false)).toMatchObject({ shown: failed, verdict: { outcome: 'deny', by: [], meant: failed } });
    expect(await put(broken, true)).toMatchObject({ shown: given, verdict: { outcome: 'deny', meant: failed } });
  });
});
