import { type Enforcer } from '../session/enforce.js';
import { type JournalOptions } from '../session/journal.js';
import type { Chain } from '../session/ports.js';
import type { Review } from './options.js';
export interface SessionReviewOptions extends JournalOptions {
    readonly enforcer: Pick<Enforcer, 'review'>;
    /** The session's own. */
    readonly chain: Chain;
    /** Aborts when the run is cancelled. */
    readonly signal: AbortSignal;
    readonly evaluateOnly?: boolean;
}
/** Rejects with `LedgerBroken` alone; a chain that throws withholds. */
export declare function sessionReview(options: SessionReviewOptions): Review;
