// What a verification comes to.
import type { Conclusion, Counts, Enforcement } from '../contract/record.ts';
import type { OpenCall } from './call-book.ts';

/**
 * - `anchored`: whole, sealed, and the seal is the one that the given digest, or a given checkpoint, names;
 * - `consistent`: whole and sealed; whoever can write the file could have written all of it anew;
 * - `incomplete`: what is there holds together, but the end is missing;
 * - `broken`: something was changed, removed, inserted or never recorded.
 */
export type Verdict = 'anchored' | 'consistent' | 'incomplete' | 'broken';

export type ProblemKind =
  /** A line that is no record. */
  | 'unreadable'
  /** The last line was cut off while it was written. */
  | 'torn'
  | 'empty'
  /** No line of the file is a record. */
  | 'no-ledger'
  /** It does not begin with a session_started of number 0. */
  | 'beginning'
  | 'missing'
  | 'order'
  | 'repeated'
  | 'changed'
  | 'unsealed'
  | 'second-seal'
  | 'after-seal'
  /** The seal is not the one that the digest names. */
  | 'digest'
  | 'checkpoint'
  | 'counts'
  /** The seal's exit code is not the one of its conclusion. */
  | 'exit'
  /** A call whose records are not those of a call. */
  | 'call'
  /** A call that has not ended. */
  | 'open';

export interface Problem {
  readonly kind: ProblemKind;
  /** One sentence that names what is missing or wrong, and where. */
  readonly sentence: string;
}

/** A record's number and the 64 hex digits of its line, as the job's log shows them. */
export interface Anchor {
  readonly seq: number;
  readonly digest: string;
}

export interface Verification {
  readonly verdict: Verdict;
  /** The first ones, in the order of the file. */
  readonly problems: readonly Problem[];
  /** All of them. */
  readonly problemCount: number;
  readonly records: number;
  readonly head?: Anchor;
  /** As the records add up, whatever the seal says. */
  readonly counts: Counts;
  readonly session?: { readonly id: string; readonly repository?: string; readonly runId?: string; readonly evaluateOnly: boolean };
  readonly seal?: { readonly conclusion: Conclusion; readonly exit: number; readonly enforcement: Enforcement; readonly why: string };
  /** Calls that have not ended. */
  readonly open: readonly OpenCall[];
  /** Checkpoints that were given and hold. */
  readonly checkpointsHeld: number;
  /** Whether the file ends in the middle of a line, and of how many bytes that is. */
  readonly tornBytes?: number;
}
