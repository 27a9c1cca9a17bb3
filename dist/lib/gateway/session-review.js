import { Journal } from '../session/journal.js';
/** Rejects with `LedgerBroken` alone; a chain that throws withholds. */
export function sessionReview(options) {
    const { enforcer, chain, signal, evaluateOnly = false } = options;
    const journal = new Journal(options);
    return async (call, result, again) => {
        if (!again)
            return enforcer.review(call, result);
        const verdict = await chain.review(call, result, signal).catch(() => undefined);
        if (verdict === undefined)
            return { shown: { output: { kind: 'text', text: 'the hook chain itself failed, which denies' }, isError: true } };
        journal.of(call).consulted(verdict.consulted);
        return { shown: evaluateOnly ? result : verdict.shown };
    };
}
