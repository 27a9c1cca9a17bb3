import type { TrustedSource } from './trusted-source.js';
import type { BreakageKind, HookEvent, Who } from './outcome.js';
import type { SideEffectLevel } from './level.js';
/** What a value is recorded as: the digest of its exact text, its size, and a redacted beginning. Never the value. */
export interface Preview {
    /** `sha256:` and 64 hex digits, over the UTF-8 of the exact text (of a text output: of the text itself). */
    readonly digest: string;
    readonly bytes: number;
    /** The redacted beginning, at most 2,048 characters, cut on a character boundary. */
    readonly preview: string;
    /** Whether `preview` is all of the (redacted) value. */
    readonly whole: boolean;
}
/** Whether every call passed the chain, and how far that is held; from the strongest to the weakest. */
export declare const ENFORCEMENTS: readonly ['confined', 'checked', 'hooks', 'partial', 'none'];
export type Enforcement = (typeof ENFORCEMENTS)[number];
export declare const CONCLUSIONS: readonly ['guard-error', 'cancelled', 'config-error', 'denied', 'bound', 'agent-failed', 'success'];
export type Conclusion = (typeof CONCLUSIONS)[number];
/** What a process exits with whose session ended so. */
export declare const EXIT_CODES: Readonly<Record<Conclusion, number>>;
export declare const BOUNDS: readonly ['deadline', 'tool-budget', 'token-budget', 'cost-budget'];
export type Bound = (typeof BOUNDS)[number];
export declare const FAIL_ON: readonly ['denial', 'replacement', 'modification', 'breakage', 'executable-change'];
export type FailOn = (typeof FAIL_ON)[number];
export interface SessionStarted {
    readonly type: 'session_started';
    readonly session_id: string;
    readonly nonce: string;
    /** This project's version. */
    readonly version: string;
    readonly repository?: string;
    readonly run_id?: string;
    readonly run_attempt?: string;
    readonly job?: string;
    readonly commit?: string;
    readonly event?: string;
    readonly actor?: string;
    readonly agent: string;
    readonly model?: string;
    readonly workspace: string;
    readonly trusted: TrustedSource;
    readonly levels: {
        readonly local_state: boolean;
        readonly process: boolean;
        readonly external: boolean;
        readonly delegation: boolean;
        readonly mcp: readonly string[];
    };
    readonly bounds: {
        readonly deadline_ms: number;
        readonly tool_budget?: number;
        readonly token_budget?: number;
        readonly cost_budget_usd?: number;
    };
    readonly fail_on: readonly FailOn[];
    readonly evaluate_only: boolean;
    readonly floor: Enforcement;
    /** Digest of the prompt; absent for `replay` without one. */
    readonly prompt?: Preview;
    /** Folders that were looked at for guard files, whether or not something was there. */
    readonly looked_at: readonly string[];
    /** Files of guidance that the model was given, with the version that they come from. */
    readonly context_files?: readonly string[];
    /** Sentences about the start that a reviewer should read (for example that an untrusted ref was ignored). */
    readonly notices: readonly string[];
}
export interface ParticipantRecord {
    readonly type: 'participant';
    readonly kind: Who['kind'];
    readonly name: string;
    readonly scope: 'built-in' | 'library' | 'operator' | 'workspace';
    /** The file that declares it, absolute; `built-in` or `library` for an interceptor. */
    readonly source: string;
    readonly events: readonly HookEvent[];
    readonly tools?: readonly string[];
    readonly command?: readonly string[];
    /** The absolute path of its program and the digest of that file. */
    readonly program?: {
        readonly path: string;
        readonly digest: string;
    };
    readonly timeout_ms?: number;
    readonly on_failure?: 'deny' | 'allow';
}
interface OfCall {
    readonly tool_call_id: string;
    readonly agent_id: string;
}
export interface CallRecord extends OfCall {
    readonly type: 'call';
    readonly turn: number;
    readonly tool_name: string;
    readonly basis_name?: string;
    /** null: unknown, judged as external. */
    readonly level: SideEffectLevel | null;
    readonly input: Preview;
    /** Only a hook told of it, and the model was not seen to make it: it is none of the model's calls, never runs, and is not counted. */
    readonly unseen?: true;
}
export interface ConsultedRecord extends OfCall {
    readonly type: 'consulted';
    readonly event: HookEvent;
    readonly who: Who;
    readonly outcome: 'allow' | 'deny' | 'modify' | 'replace' | 'broken';
    readonly reason?: string;
    readonly elapsed_us: number;
    /** For modify: the input it was asked about and the one it left; for replace: the outputs. */
    readonly before?: Preview;
    readonly after?: Preview;
}
export interface DecidedRecord extends OfCall {
    readonly type: 'decided';
    readonly outcome: 'allow' | 'deny' | 'modify';
    /** Redacted. For deny: what the model reads; for modify: every hand that touched the input. */
    readonly reason?: string;
    readonly by: readonly Who[];
    readonly input_digest: string;
    readonly final_input_digest: string;
}
export interface ApprovedRecord extends OfCall {
    readonly type: 'approved';
    readonly level: SideEffectLevel | null;
    /** `not asked` for level none; else the approver's name; `remembered` where the session's memory answered. */
    readonly by: string;
    readonly input_digest: string;
}
/** Where a call that did not run was stopped; `agent`: its own agent turned it away, so that nobody was asked. */
export declare const REFUSAL_STAGES: readonly ['unknown-tool', 'chain', 'schema', 'approver', 'bound', 'cancelled', 'agent'];
export type RefusalStage = (typeof REFUSAL_STAGES)[number];
export interface RefusedRecord extends OfCall {
    readonly type: 'refused';
    readonly stage: RefusalStage;
    /** Redacted; what the model reads. */
    readonly reason: string;
    readonly by: string;
}
export interface ExecutedRecord extends OfCall {
    readonly type: 'executed';
    readonly is_error: boolean;
    readonly output: Preview;
    /** Milliseconds that the call itself took. */
    readonly took_ms: number;
}
export interface ReviewedRecord extends OfCall {
    readonly type: 'reviewed';
    readonly outcome: 'allow' | 'deny' | 'replace';
    readonly reason?: string;
    readonly by: readonly Who[];
    readonly output_digest: string;
    readonly shown_digest: string;
    /** Present where the model was shown something else than what the tool gave. */
    readonly shown?: Preview;
    readonly is_error: boolean;
}
export interface AbandonedRecord extends OfCall {
    readonly type: 'abandoned';
    readonly why: string;
}
export interface BreakageRecord extends Partial<OfCall> {
    readonly type: 'breakage';
    readonly event?: HookEvent;
    readonly who: Who | {
        readonly kind: 'approver' | 'mcp-server';
        readonly name: string;
    };
    readonly kind: BreakageKind | 'approver' | 'mcp-server';
    /** Redacted. */
    readonly what: string;
    readonly consequence: 'denied' | 'carried-on';
}
export interface UnguardedRecord extends OfCall {
    readonly type: 'unguarded';
    readonly what: string;
}
/** A file of the workspace that changed during the session and that later steps may execute, or that is protected. */
export interface ChangedRecord {
    readonly type: 'changed';
    /** Relative to the workspace, with `/`. */
    readonly path: string;
    readonly change: 'created' | 'modified' | 'deleted';
    readonly why: string;
    readonly protected: boolean;
    readonly before_digest?: string;
    readonly after_digest?: string;
}
export interface ModelRequestRecord {
    readonly type: 'model_request';
    readonly agent_id: string;
    readonly turn: number;
    readonly model: string;
    readonly request_digest?: string;
    readonly request_bytes?: number;
    readonly input_tokens?: number;
    readonly output_tokens?: number;
    readonly cached_tokens?: number;
    readonly reasoning_tokens?: number;
    readonly cost_usd?: number | 'unknown';
    readonly latency_ms: number;
    /** What was done on the way: a retry, dropped tool outputs, an error. */
    readonly notes?: readonly string[];
}
export interface WithheldRecord extends Partial<OfCall> {
    readonly type: 'withheld';
    readonly where: string;
    readonly what: string;
    /** What became of a result that no `reviewed` record tells of: it counts as there. The fields after it are there with it alone. */
    readonly outcome?: 'deny' | 'replace';
    /** Redacted. */
    readonly reason?: string;
    /** Nobody where it was found by search: a part of an output that had been withheld before. */
    readonly by?: readonly Who[];
    /** The result that came up, and what the model read in its place; with `evaluate_only` would have read. */
    readonly before?: Preview;
    readonly after?: Preview;
}
export interface Counts {
    readonly calls: number;
    readonly denials: number;
    readonly modifications: number;
    readonly replacements: number;
    readonly breakages: number;
    readonly unguarded: number;
}
export interface SessionFinished {
    readonly type: 'session_finished';
    readonly conclusion: Conclusion;
    readonly exit: number;
    /** One sentence: why it ended so. */
    readonly why: string;
    readonly stopped_by?: Bound;
    readonly enforcement: Enforcement;
    /** Why the enforcement is not higher; sentences. */
    readonly enforcement_notes: readonly string[];
    /** What was held, and by what; what came up on the way that a reviewer should read. Sentences. */
    readonly held?: readonly string[];
    readonly notices?: readonly string[];
    readonly counts: Counts;
    readonly input_tokens?: number;
    readonly output_tokens?: number;
    readonly cost_usd?: number | 'unknown';
    readonly sealed_by?: 'main' | 'post';
}
/** What a layer hands over to be recorded; the ledger adds the envelope. */
export type LedgerEntry = SessionStarted | ParticipantRecord | CallRecord | ConsultedRecord | DecidedRecord | ApprovedRecord | RefusedRecord | ExecutedRecord | ReviewedRecord | AbandonedRecord | BreakageRecord | UnguardedRecord | ChangedRecord | ModelRequestRecord | WithheldRecord | SessionFinished;
/** The envelope of every record: `prev` is the SHA-256 (64 hex digits) of the line before, 64 zeros for the first. */
export interface Envelope {
    readonly schema: 1;
    readonly seq: number;
    /** ISO 8601 with milliseconds, UTC. */
    readonly time: string;
    readonly elapsed_ms: number;
    readonly prev: string;
}
export type LedgerRecord = Envelope & LedgerEntry;
export {};
