import type { Anchor } from './verification.js';
/** `ledger SEQ DIGEST`. */
export declare const checkpointLine: ({ seq, digest }: Anchor) => string;
/** One session in a job's log. */
export interface LoggedSession {
    /** As the log names it; absent where its beginning is not there. */
    readonly id?: string;
    readonly anchors: readonly Anchor[];
    /** Of its first checkpoint, counted from 1. */
    readonly line: number;
    /** What printed it, where the log says. */
    readonly step?: {
        readonly job: string;
        readonly name: string;
    };
}
/**
 * Every checkpoint of a log, in order, by the session that it is of: a job may have several, each of which begins with its record 0.
 * The first line tells which form the log has, for in the other one a text with tabs could pass for a checkpoint.
 */
export declare function checkpointsOf(log: string): readonly LoggedSession[];
