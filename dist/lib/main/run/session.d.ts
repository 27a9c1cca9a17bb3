import { SummaryFacts } from '../../audit/summary/facts.js';
import { type Head } from '../../bindings/ledger-file.js';
import type { SessionFinished } from '../../contract/record.js';
import type { RunIdentity } from '../../github/identity.js';
import type { Host } from '../host.js';
import type { Started } from './start.js';
export interface Played {
    readonly finished: SessionFinished;
    /** Absent where the ledger could not be sealed. */
    readonly head?: Head;
    /** Every record as it was handed over, and what could not be recorded any more. */
    readonly facts: SummaryFacts;
    /** Sentences about the ledger itself. */
    readonly problems: readonly string[];
}
export interface SessionPorts {
    readonly host: Host;
    readonly identity: RunIdentity;
    /** Puts the runner's own files back as they were; names those that somebody wrote to. */
    readonly restoreRunnerFiles: () => readonly string[];
}
/** Plays a session that has started well. Never rejects: whatever breaks ends as a conclusion. */
export declare function playSession(started: Started, ports: SessionPorts): Promise<Played>;
