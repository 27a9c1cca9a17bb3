import type { ToolInput } from './call.js';
import type { SideEffectLevel } from './level.js';
/** What an approver is asked (contract 8.8). */
export interface ApprovalRequest {
    readonly request_id: string;
    readonly tool_call_id: string;
    readonly tool_name: string;
    /** `{tool} wants to run and can change state outside this process`. */
    readonly description: string;
    readonly input: ToolInput;
    /** Absent: unknown, to be judged as `external`. */
    readonly side_effect_level?: SideEffectLevel;
    /** The call hands a task to a sub-agent, by a tool of its agent's own. */
    readonly delegates?: true;
}
/** What an approver answers; the last two are remembered for that tool name and level, for this session only. */
export type ApprovalAnswer = {
    readonly kind: 'allow' | 'allow_for_session';
} | {
    readonly kind: 'deny' | 'deny_for_session';
    readonly reason?: string;
};
