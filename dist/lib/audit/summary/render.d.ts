import type { Recorded } from '../finding.js';
import { SummaryFacts } from './facts.js';
export interface SummaryOptions {
    /** The path of the ledger, as a reader should write it. */
    readonly auditFile?: string;
    /** The digest that seals the ledger, 64 hex digits. */
    readonly digest?: string;
    /** Sentences about the ledger itself, said before anything else: it was cut, it could not be written. */
    readonly problems?: readonly string[];
    /** Bytes of UTF-8 that the result stays below; at least 16 KiB. */
    readonly maxBytes?: number;
}
/** Markdown of less than `maxBytes` bytes, whatever the records hold. */
export declare function renderSummary(records: Iterable<Recorded>, options?: SummaryOptions): string;
/** The same of records that were taken up while they were made. */
export declare function renderFacts(facts: SummaryFacts, options?: SummaryOptions): string;
