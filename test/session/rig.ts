// A session in memory: the real chain and gate, with participants, tools and records that a test can look at.
import { createHash } from 'node:crypto';
import { AllowAll, type Approver } from '../../src/approval/approver.ts';
import { ApprovalGate } from '../../src/approval/gate.ts';
import { CallBook } from '../../src/audit/call-book.ts';
import type { ToolCall } from '../../src/contract/call.ts';
import type { SessionEvent } from '../../src/contract/event.ts';
import { toolInput } from '../../src/contract/input.ts';
import type { JsonText } from '../../src/contract/json/node.ts';
import type { SideEffectLevel } from '../../src/contract/level.ts';
import type { LedgerEntry, Preview } from '../../src/contract/record.ts';
import type { PostOutcome, PreOutcome } from '../../src/contract/outcome.ts';
import type { Interceptor } from '../../src/hooks/participant.ts';
import { HookRunner } from '../../src/hooks/runner.ts';
import { Bounds, type BoundsOptions } from '../../src/session/bounds.ts';
import { Enforcer, type EnforcerOptions } from '../../src/session/enforce.ts';
import type { Setting } from '../../src/session/judgement.ts';
import type { Chain, GuardedTool } from '../../src/session/ports.ts';
import { text as textResult } from '../support/results.ts';

export const digestOf = (text: string): string => `sha256:${createHash('sha256').update(text).digest('hex')}`;

export interface RigOptions {
  readonly interceptors?: readonly Interceptor[];
  readonly chain?: Chain;
  readonly approver?: Approver;
  readonly timeoutMs?: number;
  readonly bounds?: Partial<BoundsOptions>;
  readonly evaluateOnly?: boolean;
  readonly signal?: AbortSignal;
  /** Called before a record is kept; what it throws is what the ledger throws. */
  readonly onRecord?: (entry: LedgerEntry) => void;
  readonly secret?: string;
}

export interface Rig {
  readonly enforcer: Enforcer;
  readonly gate: ApprovalGate;
  readonly records: LedgerEntry[];
  readonly events: SessionEvent[];
  /** The types of the records of one call, in order. */
  typesOf(callId: string): string[];
  recordsOf<T extends LedgerEntry['type']>(type: T): Extract<LedgerEntry, { type: T }>[];
}

export function rig(options: RigOptions = {}): Rig {
  const records: LedgerEntry[] = [];
  const events: SessionEvent[] = [];
  const redactText = (text: string): string => (options.secret === undefined ? text : text.replaceAll(options.secret, '***'));
  const preview = (text: string): Preview => ({
    digest: digestOf(text),
    bytes: Buffer.byteLength(text),
    preview: redactText(text).slice(0, 2048),
    whole: text.length <= 2048,
  });
  const gate = new ApprovalGate({
    approver: options.approver ?? new AllowAll(),
    ...(options.timeoutMs === undefined ? {} : { timeoutMs: options.timeoutMs }),
  });
  const port = { ask: () => Promise.reject(new Error('this session has no hooks')) };
  const now = options.bounds?.now ?? (() => performance.now());
  const enforcerOptions: EnforcerOptions = {
    chain: options.chain ?? new HookRunner({ interceptors: options.interceptors ?? [], port, reporter: () => undefined }),
    gate,
    bounds: new Bounds({ now, ...options.bounds }),
    recorder: {
      record: (...entries) => {
        for (const entry of entries) {
          options.onRecord?.(entry);
          records.push(entry);
        }
      },
    },
    events: (event) => events.push(event),
    preview,
    redactText,
    now,
    signal: options.signal ?? new AbortController().signal,
    evaluateOnly: options.evaluateOnly ?? false,
  };
  return {
    enforcer: new Enforcer(enforcerOptions),
    gate,
    records,
    events,
    typesOf: (callId) => records.filter((entry) => 'tool_call_id' in entry && entry.tool_call_id === callId).map(({ type }) => type),
    recordsOf: <T extends LedgerEntry['type']>(type: T) =>
      records.filter((entry): entry is Extract<LedgerEntry, { type: T }> => entry.type === type),
  };
}

/** An interceptor that says the same of every call. */
export function says(name: string, before: PreOutcome, after: PostOutcome = { kind: 'allow' }): Interceptor {
  return { name, beforeTool: () => before, afterTool: () => after };
}

export function rewrites(name: string, input: string, reason?: string): Interceptor {
  return says(name, { kind: 'modify', input: json(input), ...(reason === undefined ? {} : { reason }) });
}

export function json(text: string): JsonText {
  const input = toolInput(text);
  if (input.kind === 'raw') throw new Error(`a test wrote text that is not JSON: ${text}`);
  return input.text;
}

/** A tool that has a level and takes what `check` takes. */
export function tool(
  name: string,
  level: SideEffectLevel | GuardedTool['level'] = 'process',
  check: GuardedTool['check'] = () => undefined,
): GuardedTool {
  return { name, level: typeof level === 'function' ? level : () => level, check };
}

export function call(id: string, toolName: string, input = '{}'): ToolCall {
  return { id, agentId: 'main', toolName, input: toolInput(input) };
}

export const setting = (more: Partial<Setting> = {}): Setting => ({ turn: 1, available: ['write', 'read'], ...more });

export const result = textResult;

export const anApprover = (approve: Approver['approve']): Approver => ({ name: 'tester', approve });

/** What a reader of the ledger finds wrong with the calls on record: what contradicts itself, and what has no end. */
export function complaints(records: readonly LedgerEntry[], evaluateOnly = false): string[] {
  const book = new CallBook();
  const start = { type: 'session_started', evaluate_only: evaluateOnly } as Extract<LedgerEntry, { type: 'session_started' }>;
  const wrong = [start, ...records].flatMap((entry, index) => book.add(entry, index));
  return [...wrong, ...book.open.map(({ toolCallId, stage }) => `${toolCallId} is still ${stage}`)];
}
