import type { ChangedRecord } from '../../contract/record.ts';

/** A file that was there at the start and counts. */
export interface KnownFile {
  readonly stamp: string;
  readonly mode: number;
  readonly why: string;
  readonly protected: boolean;
  /** Absent where it was too large, or one too many, to be read. */
  digest?: string;
}

/** Bytes of one file that are read for a digest. */
export const LARGEST = 64 * 1024 * 1024;

/** What is recorded of a change; `path` as it is shown. */
export function changedRow(
  path: string,
  change: ChangedRecord['change'],
  known: Pick<KnownFile, 'why' | 'protected'>,
  digests: { readonly before?: string | undefined; readonly after?: string | undefined; readonly unread?: boolean },
): ChangedRecord {
  return {
    type: 'changed',
    path,
    change,
    why: digests.unread === true ? `${known.why}; too much to be read, so without a digest` : known.why,
    protected: known.protected,
    ...(digests.before === undefined ? {} : { before_digest: digests.before }),
    ...(digests.after === undefined ? {} : { after_digest: digests.after }),
  };
}

/** Whether a file that looks different is the same after all: written again, or restored. */
export function isRestored(
  before: KnownFile | undefined,
  after: { readonly digest: string | undefined; readonly mode: number | undefined },
): boolean {
  return before?.digest !== undefined && before.digest === after.digest && before.mode === after.mode;
}
