import { LedgerBroken } from '../contract/ledger-broken.js';
import type { Enforcer } from '../session/enforce.js';
export interface ServerBreakageOptions {
    readonly enforcer: Pick<Enforcer, 'record' | 'redact'>;
    readonly say: (sentence: string) => void;
    /** Nothing further can be recorded. */
    readonly onLedgerBroken: (error: LedgerBroken) => void;
}
export declare function serverBreakages({ enforcer, say, onLedgerBroken }: ServerBreakageOptions): (server: string, words: string) => void;
