// The review port over a session: the first result of a call ends the call on record; a later form of it is put to the same chain, and
// what that says is added.
import type { Enforcer } from '../session/enforce.ts';
import { Journal, type JournalOptions } from '../session/journal.ts';
import type { Chain } from '../session/ports.ts';
import type { Review } from './options.ts';

export interface SessionReviewOptions extends JournalOptions {
  readonly enforcer: Pick<Enforcer, 'review'>;
  /** The session's own. */
  readonly chain: Chain;
  /** Aborts when the run is cancelled. */
  readonly signal: AbortSignal;
  readonly evaluateOnly?: boolean;
}

/** Rejects with `LedgerBroken` alone; a chain that throws withholds. */
export function sessionReview(options: SessionReviewOptions): Review {
  const { enforcer, chain, signal, evaluateOnly = false } = options;
  const journal = new Journal(options);
  return async (call, result, again) => {
    if (!again) return enforcer.review(call, result);
    const verdict = await chain.review(call, result, signal).catch(() => undefined);
    if (verdict === undefined)
      return { shown: { output: { kind: 'text', text: 'the hook chain itself failed, which denies' }, isError: true } };
    journal.of(call).consulted(verdict.consulted);
    return { shown: evaluateOnly ? result : verdict.shown };
  };
}
