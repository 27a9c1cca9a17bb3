import type { Bound, Conclusion, Enforcement } from './record.js';
import type { SideEffectLevel } from './level.js';
/** What a session tells while it runs; one JSON line each with `--json`, numbered by `seq` from 0. */
export type SessionEvent = {
    readonly type: 'run_started';
    readonly schema: 1;
    readonly session_id: string;
    readonly workspace: string;
    readonly model: string;
    readonly provider: string;
    readonly participants: readonly {
        readonly kind: string;
        readonly name: string;
        readonly scope: string;
        readonly source: string;
    }[];
    readonly context_files: readonly string[];
} | {
    readonly type: 'assistant_delta';
    readonly agent_id: string;
    readonly text: string;
} | {
    readonly type: 'assistant_message';
    readonly agent_id: string;
    readonly text: string;
} | {
    readonly type: 'tool_queued';
    readonly agent_id: string;
    readonly tool_call_id: string;
    readonly tool_name: string;
    readonly side_effect_level: SideEffectLevel | null;
    /** The exact text of the input, redacted, as a string. */
    readonly input: string;
} | {
    readonly type: 'permission_requested';
    readonly agent_id: string;
    readonly tool_call_id: string;
    readonly tool_name: string;
    readonly side_effect_level: SideEffectLevel | null;
    readonly description: string;
} | {
    readonly type: 'permission_resolved';
    readonly agent_id: string;
    readonly tool_call_id: string;
    readonly outcome: 'allow' | 'deny';
    readonly reason?: string;
} | {
    readonly type: 'tool_started';
    readonly agent_id: string;
    readonly tool_call_id: string;
    readonly tool_name: string;
} | {
    readonly type: 'tool_completed';
    readonly agent_id: string;
    readonly tool_call_id: string;
    readonly tool_name: string;
    readonly is_error: boolean;
    readonly summary: string;
} | {
    readonly type: 'usage';
    readonly agent_id: string;
    readonly input_tokens: number;
    readonly output_tokens: number;
    readonly cost_usd?: number | 'unknown';
} | {
    readonly type: 'notice';
    readonly message: string;
} | {
    readonly type: 'retry';
    readonly agent_id: string;
    readonly message: string;
    readonly wait_ms: number;
} | {
    readonly type: 'error';
    readonly message: string;
} | {
    readonly type: 'run_finished';
    readonly status: Conclusion;
    readonly stopped_by?: Bound;
    readonly enforcement: Enforcement;
    readonly exit: number;
};
