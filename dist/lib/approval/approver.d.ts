import type { ApprovalAnswer, ApprovalRequest } from '../contract/approval.js';
/**
 * Answers for every call that changes something. It may be asked about several calls at once. Throwing, rejecting, never
 * answering and answering with something that is not an `ApprovalAnswer` all deny (contract 8.6). `signal` aborts when the run
 * is cancelled or the gate's time-out has passed; what is answered after that changes nothing.
 */
export interface Approver {
    readonly name: string;
    approve(request: ApprovalRequest, signal: AbortSignal): ApprovalAnswer | Promise<ApprovalAnswer>;
}
/** Thrown by an approver that knows why it cannot answer: it has no terminal to ask at, or its channel is closed. */
export declare class CannotAnswer extends Error {
    readonly code: 'no-terminal' | 'closed-channel';
    constructor(code: 'no-terminal' | 'closed-channel', options?: ErrorOptions);
}
/** Allows every call: for runs that are confined by other means. It must be asked for by name. */
export declare class AllowAll implements Approver {
    readonly name = "AllowAll";
    approve(): ApprovalAnswer;
}
/** Denies every call that it is asked about; the default of the action. */
export declare class DenyAll implements Approver {
    readonly name = "DenyAll";
    approve(request: ApprovalRequest): ApprovalAnswer;
}
