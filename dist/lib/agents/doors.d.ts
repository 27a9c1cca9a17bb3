import type { LedgerBroken } from '../contract/ledger-broken.js';
import type { Gateway } from '../gateway/options.js';
import type { AgentRun } from './agent-run.js';
import type { Canaries } from './canaries.js';
import { type Decider } from './decisions/decider.js';
import { type DecisionServer } from './decisions/server.js';
import type { DecisionLog } from './reconcile.js';
import { type RecordTurnedAway } from './turned-away.js';
export interface Doors {
    /** Absent: the agent finds its model by itself. */
    readonly gateway: Gateway | undefined;
    readonly decisions: DecisionServer;
    readonly decider: Decider;
    /** The ids of calls that the agent itself tells to have failed. */
    readonly failed: Set<string>;
    /** For calls that the agent turned away by itself. */
    readonly turnedAway: RecordTurnedAway;
}
export interface DoorsOptions {
    readonly run: AgentRun;
    readonly canaries: Canaries;
    /** Told of every decision. */
    readonly log: DecisionLog;
    /** The session is over: the guard was shown not to hold. */
    readonly onBreach: (words: string) => void;
    /** The session is over: nobody answers for the model. */
    readonly onProviderGone: (words: string) => void;
    /** Nothing further can be decided. */
    readonly onLedgerBroken: (error: LedgerBroken) => void;
}
/** Opens both, or says in one sentence why it cannot; nothing is left listening then. */
export declare function openDoors(options: DoorsOptions): Promise<Doors | string>;
