// The job summary: records in, Markdown out.
import type { Envelope, LedgerEntry } from '../../contract/record.ts';

/** A record of a ledger, or an entry that could not be recorded any more (a session without a ledger has a summary too). */
export type SummaryRecord = LedgerEntry & Partial<Envelope>;

export interface SummaryOptions {
  /** The path of the ledger, as a reader should write it. */
  readonly auditFile?: string;
  /** The digest that seals the ledger, 64 hex digits. */
  readonly digest?: string;
  /** Sentences about the ledger itself, said before anything else: it was cut, it could not be written. */
  readonly problems?: readonly string[];
  /** Bytes of UTF-8 that the result stays below. */
  readonly maxBytes?: number;
}

/** Markdown of less than `maxBytes` bytes (1 MiB), whatever the records hold. */
export function renderSummary(records: Iterable<SummaryRecord>, options: SummaryOptions = {}): string {
  const { auditFile } = options;
  return `${[...records].length} records ${auditFile ?? ''}\n`;
}
