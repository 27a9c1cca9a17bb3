import type { LedgerEntry } from '../../contract/record.js';
type Say = (line: string) => void;
/** Says what a reader of the log should know of a record; most records say nothing here. */
export declare function tell(entry: LedgerEntry, say: Say, evaluateOnly?: boolean): void;
export {};
