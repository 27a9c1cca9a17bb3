// The review port over a session: the first result of a call ends the call on record; a later form of it is put to the same chain, and
// what that says is handed on, for whoever knows where it came up.
import { defined } from '../contract/defined.js';
import { inspected } from '../session/enforce.js';
import { Journal } from '../session/journal.js';
/** Rejects with `LedgerBroken` alone; a chain that throws withholds. */
export function sessionReview(options) {
    const { enforcer, chain, signal, evaluateOnly = false } = options;
    const journal = new Journal(options);
    return async (call, result, again) => {
        if (!again)
            return enforcer.review(call, result);
        const said = await inspected(chain, call, result, signal);
        journal.of(call).consulted(said.consulted);
        if (said.outcome === 'deny' && said.cancelled)
            return { shown: said.shown };
        const reason = said.outcome === 'deny' ? said.words : said.reason;
        const verdict = { outcome: said.outcome, by: said.by, meant: said.shown, ...defined({ reason }) };
        return { shown: evaluateOnly ? result : said.shown, verdict };
    };
}
