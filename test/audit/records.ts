// Records as a session would write them, for the tests of the audit.
import { encodeRecord, NO_LINE } from '../../src/audit/jsonl.ts';
import { previewOf } from '../../src/audit/preview.ts';
import { redactor } from '../../src/audit/redact.ts';
import type { SideEffectLevel } from '../../src/contract/level.ts';
import type { LedgerEntry, LedgerRecord, ParticipantRecord, Preview, SessionFinished, SessionStarted } from '../../src/contract/record.ts';
import { bareDigest } from './digest.ts';

export const digestOf = (text: string): string => `sha256:${bareDigest(text)}`;
export const preview = (text: string, secrets: readonly string[] = []): Preview => previewOf(text, redactor(secrets), digestOf);

export const started = (changes: Partial<SessionStarted> = {}): SessionStarted => ({
  type: 'session_started',
  session_id: 'session-1',
  nonce: 'nonce-1',
  version: '1.0.0',
  repository: 'acme/shop',
  run_id: '4711',
  run_attempt: '2',
  job: 'agent',
  commit: '5'.repeat(40),
  event: 'pull_request',
  actor: 'mona',
  agent: 'builtin',
  model: 'openai/small',
  workspace: '/home/runner/work/shop/shop',
  trusted: { kind: 'commit', commit: 'b'.repeat(40), why: 'the base of pull request 12' },
  levels: { local_state: true, process: true, external: false, delegation: false, mcp: ['docs__search'] },
  bounds: { deadline_ms: 1_800_000, tool_budget: 50 },
  fail_on: ['breakage'],
  evaluate_only: false,
  floor: 'hooks',
  prompt: preview('Fix the failing test.'),
  looked_at: ['/home/runner/work/shop/shop/.basis/hooks.json', '/home/runner/.config/basis/hooks.json'],
  notices: [],
  ...changes,
});

export const finished = (changes: Partial<SessionFinished> = {}): SessionFinished => ({
  type: 'session_finished',
  conclusion: 'success',
  exit: 0,
  why: 'the agent finished',
  enforcement: 'checked',
  enforcement_notes: [],
  counts: { calls: 0, denials: 0, modifications: 0, replacements: 0, breakages: 0, unguarded: 0 },
  sealed_by: 'main',
  ...changes,
});

export const hook = (name: string, changes: Partial<ParticipantRecord> = {}): ParticipantRecord => ({
  type: 'participant',
  kind: 'hook',
  name,
  scope: 'workspace',
  source: '/home/runner/work/shop/shop/.basis/hooks.json',
  events: ['pre_tool_use'],
  command: [`.basis/${name}.sh`],
  program: { path: `/home/runner/work/_temp/basis-guard-4711/snapshot/.basis/${name}.sh`, digest: digestOf(name) },
  timeout_ms: 5000,
  on_failure: 'deny',
  ...changes,
});

/** A call up to its decision. */
export function called(id: string, tool: string, level: SideEffectLevel | null, input: string, turn = 1): LedgerEntry {
  return { type: 'call', tool_call_id: id, agent_id: 'main', turn, tool_name: tool, level, input: preview(input) };
}

export function decided(id: string, input: string, changes: Partial<Extract<LedgerEntry, { type: 'decided' }>> = {}): LedgerEntry {
  const digest = digestOf(input);
  return {
    type: 'decided',
    tool_call_id: id,
    agent_id: 'main',
    outcome: 'allow',
    by: [],
    input_digest: digest,
    final_input_digest: digest,
    ...changes,
  };
}

/** From the approval to the review. */
export function ran(id: string, level: SideEffectLevel | null, input: string, output: string): LedgerEntry[] {
  const of = { tool_call_id: id, agent_id: 'main' };
  return [
    { type: 'approved', ...of, level, by: level === 'none' ? 'not asked' : 'levels', input_digest: digestOf(input) },
    { type: 'executed', ...of, is_error: false, output: preview(output), took_ms: 12 },
    { type: 'reviewed', ...of, outcome: 'allow', by: [], output_digest: digestOf(output), shown_digest: digestOf(output), is_error: false },
  ];
}

/** A whole call that nobody minds. */
export function allowed(id: string, tool: string, level: SideEffectLevel | null, input: string, output: string): LedgerEntry[] {
  return [called(id, tool, level, input), decided(id, input), ...ran(id, level, input, output)];
}

/** The entries as records, each bound to the one before. */
export function chained(entries: Iterable<LedgerEntry>): { readonly records: LedgerRecord[]; readonly lines: string[] } {
  const records: LedgerRecord[] = [];
  const lines: string[] = [];
  for (const entry of entries) {
    const last = lines.at(-1);
    const envelope = {
      schema: 1,
      seq: lines.length,
      time: new Date(Date.UTC(2030, 0, 2, 3, 4, 5) + lines.length * 250).toISOString(),
      elapsed_ms: lines.length * 250,
      prev: last === undefined ? NO_LINE : bareDigest(last),
    } as const;
    records.push({ ...envelope, ...entry });
    lines.push(encodeRecord(envelope, entry));
  }
  return { records, lines };
}
