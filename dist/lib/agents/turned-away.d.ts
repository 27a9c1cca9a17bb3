import type { TurnedAway } from '../gateway/options.js';
import type { Enforcer } from '../session/enforce.js';
import type { Adapter, AgentFolders } from './adapter.js';
export interface TurnedAwayOptions {
    readonly adapter: Pick<Adapter, 'identify' | 'translator'>;
    readonly enforcer: Pick<Enforcer, 'ids' | 'decline' | 'turnAway'>;
    /** The names of the MCP servers that may be started. */
    readonly mcp: readonly string[];
    readonly folders: AgentFolders;
}
/** Records one. Throws `LedgerBroken` alone. */
export type RecordTurnedAway = (call: TurnedAway, words: string) => void;
export declare function recordTurnedAway({ adapter, enforcer, mcp, folders }: TurnedAwayOptions): RecordTurnedAway;
export declare const NEVER_ASKED = "it never asked whether this call may run, and gave no result of it";
