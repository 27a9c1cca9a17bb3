// The shape of every record of the ledger. The types are those of contract/record.ts: a field that is missing here fails to compile.
import { SIDE_EFFECT_LEVELS } from '../contract/level.ts';
import { BREAKAGE_KINDS } from '../contract/outcome.ts';
import type { LedgerEntry } from '../contract/record.ts';
import { BOUNDS, CONCLUSIONS, ENFORCEMENTS, FAIL_ON, REFUSAL_STAGES } from '../contract/record.ts';
import type { Shape } from './shape.ts';
import { count, digest, either, flag, list, maybe, nothing, number, object, text, word } from './shape.ts';

const level = either(nothing, word(...SIDE_EFFECT_LEVELS));
const event = word('pre_tool_use', 'post_tool_use');
const who = object({ kind: word('interceptor', 'hook'), name: text });
const preview = object({ digest, bytes: count, preview: text, whole: flag });
const cost = either(number, word('unknown'));
const call = { tool_call_id: text, agent_id: text };
const maybeCall = { tool_call_id: maybe(text), agent_id: maybe(text) };

type FieldsOf<T> = { readonly [K in keyof Omit<T, 'type'>]-?: Shape };

/** By type, the fields after the envelope, in the order in which they are written. */
export const RECORD_FIELDS: { readonly [T in LedgerEntry['type']]: FieldsOf<Extract<LedgerEntry, { readonly type: T }>> } = {
  session_started: {
    session_id: text,
    nonce: text,
    version: text,
    repository: maybe(text),
    run_id: maybe(text),
    run_attempt: maybe(text),
    job: maybe(text),
    commit: maybe(text),
    event: maybe(text),
    actor: maybe(text),
    agent: text,
    model: maybe(text),
    workspace: text,
    trusted: either(object({ kind: word('commit'), commit: text, why: text }), object({ kind: word('working-tree', 'off'), why: text })),
    levels: object({ local_state: flag, process: flag, external: flag, delegation: flag, mcp: list(text) }),
    bounds: object({
      deadline_ms: number,
      tool_budget: maybe(count),
      token_budget: maybe(count),
      cost_budget_usd: maybe(number),
    }),
    fail_on: list(word(...FAIL_ON)),
    evaluate_only: flag,
    floor: word(...ENFORCEMENTS),
    prompt: maybe(preview),
    looked_at: list(text),
    context_files: maybe(list(text)),
    notices: list(text),
  },
  participant: {
    kind: word('interceptor', 'hook'),
    name: text,
    scope: word('built-in', 'library', 'operator', 'workspace'),
    source: text,
    events: list(event),
    tools: maybe(list(text)),
    command: maybe(list(text)),
    program: maybe(object({ path: text, digest: text })),
    timeout_ms: maybe(number),
    on_failure: maybe(word('deny', 'allow')),
  },
  call: { ...call, turn: count, tool_name: text, basis_name: maybe(text), level, input: preview, unseen: maybe(flag) },
  consulted: {
    ...call,
    event,
    who,
    outcome: word('allow', 'deny', 'modify', 'replace', 'broken'),
    reason: maybe(text),
    elapsed_us: number,
    before: maybe(preview),
    after: maybe(preview),
  },
  decided: {
    ...call,
    outcome: word('allow', 'deny', 'modify'),
    reason: maybe(text),
    by: list(who),
    input_digest: digest,
    final_input_digest: digest,
  },
  approved: { ...call, level, by: text, input_digest: digest },
  refused: { ...call, stage: word(...REFUSAL_STAGES), reason: text, by: text },
  executed: { ...call, is_error: flag, output: preview, took_ms: number },
  reviewed: {
    ...call,
    outcome: word('allow', 'deny', 'replace'),
    reason: maybe(text),
    by: list(who),
    output_digest: digest,
    shown_digest: digest,
    shown: maybe(preview),
    is_error: flag,
  },
  abandoned: { ...call, why: text },
  breakage: {
    ...maybeCall,
    event: maybe(event),
    who: object({ kind: word('interceptor', 'hook', 'approver', 'mcp-server'), name: text }),
    kind: word(...BREAKAGE_KINDS, 'approver', 'mcp-server'),
    what: text,
    consequence: word('denied', 'carried-on'),
  },
  unguarded: { ...call, what: text },
  changed: {
    path: text,
    change: word('created', 'modified', 'deleted'),
    why: text,
    protected: flag,
    before_digest: maybe(text),
    after_digest: maybe(text),
  },
  model_request: {
    agent_id: text,
    turn: count,
    model: text,
    request_digest: maybe(digest),
    request_bytes: maybe(count),
    input_tokens: maybe(count),
    output_tokens: maybe(count),
    cached_tokens: maybe(count),
    reasoning_tokens: maybe(count),
    cost_usd: maybe(cost),
    latency_ms: number,
    notes: maybe(list(text)),
  },
  withheld: {
    ...maybeCall,
    where: text,
    what: text,
    outcome: maybe(word('deny', 'replace')),
    reason: maybe(text),
    by: maybe(list(who)),
    before: maybe(preview),
    after: maybe(preview),
  },
  session_finished: {
    conclusion: word(...CONCLUSIONS),
    exit: count,
    why: text,
    stopped_by: maybe(word(...BOUNDS)),
    enforcement: word(...ENFORCEMENTS),
    enforcement_notes: list(text),
    held: maybe(list(text)),
    notices: maybe(list(text)),
    counts: object({ calls: count, denials: count, modifications: count, replacements: count, breakages: count, unguarded: count }),
    input_tokens: maybe(count),
    output_tokens: maybe(count),
    cost_usd: maybe(cost),
    sealed_by: maybe(word('main', 'post')),
  },
};
