import type { ApprovalRequest } from '../contract/approval.js';
import type { Approver } from './approver.js';
/**
 * May the call happen. `failure` says how the approver failed, where it did not answer; it is for the audit. `cancelled` is set
 * where the run was cancelled while it was being asked.
 */
export type GateAnswer = {
    readonly kind: 'allow';
    readonly by: string;
} | {
    readonly kind: 'deny';
    readonly words: string;
    readonly by: string;
    readonly failure?: string;
    readonly cancelled?: true;
};
export interface GateOptions {
    readonly approver: Approver;
    /** Milliseconds for the whole wait for an answer; none where absent. */
    readonly timeoutMs?: number;
}
/** Asks the approver of the moment. Never throws, never rejects. */
export declare class ApprovalGate {
    #private;
    /** Who is asked; it may be another from one turn to the next. What is remembered stays. */
    approver: Approver;
    constructor(options: GateOptions);
    /** `none` is allowed by `not asked`; what the session remembers by `remembered`; else the approver's own name answers. */
    ask(request: ApprovalRequest, signal: AbortSignal): Promise<GateAnswer>;
}
