import type { ChangedRecord } from '../../contract/record.ts';

/** A file that was there at the start and counts. */
export interface KnownFile {
  readonly stamp: string;
  readonly mode: number;
  readonly why: string;
  readonly protected: boolean;
  /** Absent where it was too large, or one too many, to be read. */
  digest?: string;
  /** Of a symlink to a file: what tells that file from another (digest-budget.ts). */
  leads?: string;
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

/** What tells the contents before and after apart: of a symlink whose text is the same, those of the file that it leads to. */
export function digestsOf(
  before: KnownFile | undefined,
  after: { readonly digest: string | undefined; readonly leads: string | undefined },
): { readonly before: string | undefined; readonly after: string | undefined } {
  const ofFile = (leads: string | undefined) => /^sha256:\S+/.exec(leads ?? '')?.[0];
  if (before?.digest !== after.digest || before?.leads === after.leads) return { before: before?.digest, after: after.digest };
  return { before: ofFile(before?.leads), after: ofFile(after.leads) };
}

/** Whether a file that looks different is the same after all: written again, or restored. */
export function isRestored(
  before: KnownFile | undefined,
  after: { readonly digest: string | undefined; readonly leads?: string | undefined; readonly mode: number | undefined },
): boolean {
  return before?.digest !== undefined && before.digest === after.digest && before.leads === after.leads && before.mode === after.mode;
}
