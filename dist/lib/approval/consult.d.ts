import type { ApprovalAnswer, ApprovalRequest } from '../contract/approval.js';
import { type Approver } from './approver.js';
/** `plain` is in words of ours alone, for the model; `what` adds the approver's own, for the audit. */
export type Consultation = {
    readonly kind: 'answered';
    readonly answer: ApprovalAnswer;
} | {
    readonly kind: 'failed';
    readonly plain: string;
    readonly what: string;
} | {
    readonly kind: 'cancelled';
};
/** Asks once and waits for the first of: an answer, a failure, the time-out, the abort. What comes later changes nothing. */
export declare function consult(approver: Approver, request: ApprovalRequest, timeoutMs: number | undefined, signal: AbortSignal): Promise<Consultation>;
