import type { OutputName } from '../settings/table.js';
import { type SessionFinished } from '../../contract/record.js';
export interface Ended {
    readonly finished: SessionFinished;
    readonly sessionId: string;
    /** Markdown. */
    readonly summary: string;
    /** Absent where the run did not get as far as having one. */
    readonly files?: {
        readonly audit?: string;
        readonly summary?: string;
        readonly finalMessage?: string;
    };
    /** `sha256:` and the digest that seals the ledger. */
    readonly auditDigest?: string;
}
/** The seal of a session that did not begin. */
export declare function notBegun(conclusion: 'config-error' | 'cancelled' | 'guard-error', why: string): SessionFinished;
/** The outputs of the action. What is not known is empty. */
export declare function outputsOf(ended: Ended): Record<OutputName, string>;
