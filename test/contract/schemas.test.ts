import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import type { SessionEvent } from '../../src/contract/event.ts';
import type { Envelope, LedgerEntry, Preview } from '../../src/contract/record.ts';

const root = join(import.meta.dirname, '../..');

function schema(name: string): object {
  return JSON.parse(readFileSync(join(root, 'schemas', `${name}.schema.json`), 'utf8')) as object;
}

/** Every field there is: a field that a type gains and this file lacks does not compile. */
type Full<T> = T extends readonly (infer Item)[] ? readonly Full<Item>[] : T extends object ? { [K in keyof T]-?: Full<T[K]> } : T;

const digest = `sha256:${'0'.repeat(64)}`;
const preview: Preview = { digest, bytes: 2, preview: '{}', whole: true };
const ofCall = { tool_call_id: 'c', agent_id: 'main' };
const hook = { kind: 'hook', name: 'n' } as const;

const RECORDS: { readonly [T in LedgerEntry['type']]: Full<Extract<LedgerEntry, { type: T }>> } = {
  session_started: {
    type: 'session_started',
    session_id: 's',
    nonce: 'n',
    version: '1.0.0',
    repository: 'o/r',
    run_id: '1',
    run_attempt: '1',
    job: 'j',
    commit: 'c',
    event: 'push',
    actor: 'a',
    agent: 'replay',
    model: 'm',
    workspace: '/w',
    trusted: { kind: 'commit', commit: 'c', why: 'w' },
    levels: { local_state: true, process: false, external: false, delegation: false, mcp: ['s'] },
    bounds: { deadline_ms: 1, tool_budget: 1, token_budget: 1, cost_budget_usd: 0.5 },
    fail_on: ['denial'],
    evaluate_only: false,
    floor: 'hooks',
    prompt: preview,
    looked_at: ['/w/.basis'],
    context_files: ['/w/AGENTS.md'],
    notices: ['n'],
  },
  participant: {
    type: 'participant',
    kind: 'hook',
    name: 'n',
    scope: 'workspace',
    source: '/w/.basis/hooks.json',
    events: ['pre_tool_use'],
    tools: ['spawn'],
    command: ['sh'],
    program: { path: '/bin/sh', digest },
    timeout_ms: 5000,
    on_failure: 'deny',
  },
  call: { type: 'call', ...ofCall, turn: 0, tool_name: 'spawn', basis_name: 'spawn', level: null, input: preview, unseen: true },
  consulted: {
    type: 'consulted',
    ...ofCall,
    event: 'pre_tool_use',
    who: hook,
    outcome: 'broken',
    reason: 'r',
    elapsed_us: 1,
    before: preview,
    after: preview,
  },
  decided: { type: 'decided', ...ofCall, outcome: 'modify', reason: 'r', by: [hook], input_digest: digest, final_input_digest: digest },
  approved: { type: 'approved', ...ofCall, level: 'none', by: 'not asked', input_digest: digest },
  refused: { type: 'refused', ...ofCall, stage: 'chain', reason: 'r', by: 'b' },
  executed: { type: 'executed', ...ofCall, is_error: false, output: preview, took_ms: 1.5 },
  reviewed: {
    type: 'reviewed',
    ...ofCall,
    outcome: 'replace',
    reason: 'r',
    by: [hook],
    output_digest: digest,
    shown_digest: digest,
    shown: preview,
    is_error: true,
  },
  abandoned: { type: 'abandoned', ...ofCall, why: 'w' },
  breakage: {
    type: 'breakage',
    ...ofCall,
    event: 'post_tool_use',
    who: { kind: 'approver', name: 'a' },
    kind: 'approver',
    what: 'w',
    consequence: 'denied',
  },
  unguarded: { type: 'unguarded', ...ofCall, what: 'w' },
  changed: { type: 'changed', path: 'a/b', change: 'modified', why: 'w', protected: true, before_digest: digest, after_digest: digest },
  model_request: {
    type: 'model_request',
    agent_id: 'main',
    turn: 1,
    model: 'm',
    request_digest: digest,
    request_bytes: 1,
    input_tokens: 1,
    output_tokens: 1,
    cached_tokens: 1,
    reasoning_tokens: 1,
    cost_usd: 'unknown',
    latency_ms: 1.5,
    notes: ['n'],
  },
  withheld: {
    type: 'withheld',
    ...ofCall,
    where: 'w',
    what: 'w',
    outcome: 'replace',
    reason: 'r',
    by: [hook],
    before: preview,
    after: preview,
  },
  session_finished: {
    type: 'session_finished',
    conclusion: 'success',
    exit: 0,
    why: 'w',
    stopped_by: 'deadline',
    enforcement: 'hooks',
    enforcement_notes: ['n'],
    held: ['h'],
    notices: ['n'],
    counts: { calls: 1, denials: 1, modifications: 1, replacements: 1, breakages: 1, unguarded: 1 },
    input_tokens: 1,
    output_tokens: 1,
    cost_usd: 0.1,
    sealed_by: 'post',
  },
};

const EVENTS: { readonly [T in SessionEvent['type']]: Full<Extract<SessionEvent, { type: T }>> } = {
  run_started: {
    type: 'run_started',
    schema: 1,
    session_id: 's',
    workspace: '/w',
    model: 'm',
    provider: 'p',
    participants: [{ kind: 'hook', name: 'n', scope: 'workspace', source: 's' }],
    context_files: ['f'],
  },
  assistant_delta: { type: 'assistant_delta', agent_id: 'main', text: 't' },
  assistant_message: { type: 'assistant_message', agent_id: 'main', text: 't' },
  tool_queued: { type: 'tool_queued', ...ofCall, tool_name: 't', side_effect_level: null, input: '{}' },
  permission_requested: { type: 'permission_requested', ...ofCall, tool_name: 't', side_effect_level: 'external', description: 'd' },
  permission_resolved: { type: 'permission_resolved', ...ofCall, outcome: 'deny', reason: 'r' },
  tool_started: { type: 'tool_started', ...ofCall, tool_name: 't' },
  tool_completed: { type: 'tool_completed', ...ofCall, tool_name: 't', is_error: false, summary: 's' },
  usage: { type: 'usage', agent_id: 'main', input_tokens: 1, output_tokens: 1, cost_usd: 0.1 },
  notice: { type: 'notice', message: 'm' },
  retry: { type: 'retry', agent_id: 'main', message: 'm', wait_ms: 1 },
  error: { type: 'error', message: 'm' },
  run_finished: { type: 'run_finished', status: 'bound', stopped_by: 'tool-budget', enforcement: 'hooks', exit: 3 },
};

const envelope: Envelope = { schema: 1, seq: 0, time: '2026-11-30T10:00:00.000Z', elapsed_ms: 0, prev: '0'.repeat(64) };
const ajv = new Ajv2020({ strict: false });

describe.each([
  ['ledger', RECORDS, envelope],
  ['events', EVENTS, { seq: 0 }],
] as const)('the schema of the %s', (name, lines, common) => {
  const validate = ajv.compile(schema(name));

  test('has exactly the types of the source', () => {
    const { properties } = schema(name) as { properties: { type: { enum: string[] } } };
    expect([...properties.type.enum].sort()).toEqual(Object.keys(lines).sort());
  });

  test.each(Object.entries(lines))('takes every field of %s and no other', (_, line) => {
    expect(validate({ ...common, ...line }), JSON.stringify(validate.errors)).toBe(true);
    expect(validate({ ...common, ...line, surprise: 1 })).toBe(false);
    const { type: __, ...untyped } = line;
    expect(validate({ ...common, ...untyped })).toBe(false);
  });

  test('refuses a line that lacks part of its envelope', () => {
    const [line] = Object.values(lines);
    for (const key of Object.keys(common)) {
      const { [key]: _, ...rest }: Record<string, unknown> = { ...common, ...line };
      expect(validate(rest), key).toBe(false);
    }
  });
});

describe('published schemas', () => {
  test.each(['hooks', 'mcp', 'tools', 'replay'])('%s is a draft-07 schema with a title and a description for every key', (name) => {
    expect(new Ajv({ strict: false }).validateSchema(schema(name))).toBe(true);
    const bare: string[] = [];
    const walk = (at: string, value: unknown): void => {
      if (typeof value !== 'object' || value === null) return;
      for (const [key, inner] of Object.entries(value)) {
        if (key !== 'properties') walk(`${at}/${key}`, inner);
        else {
          for (const [property, of] of Object.entries(inner as Record<string, { title?: string }>)) {
            if (of.title === undefined) bare.push(`${at}/${property}`);
            walk(`${at}/${property}`, of);
          }
        }
      }
    };
    walk('', schema(name));
    expect(bare).toEqual([]);
  });

  test('the compiled checks are those of the schemas', () => {
    expect(() => execFileSync(process.execPath, [join(root, 'scripts/generate.ts'), '--check'], { stdio: 'pipe' })).not.toThrow();
  });
});
