/**
 * The one exception of the decision path: a record could not be handed to the kernel, or the ledger was found changed. Nothing
 * further may run; the session ends as `guard-error`.
 */
export class LedgerBroken extends Error {
    code = 'ledger-broken';
    /** `what` is one sentence for people: what happened to the ledger, and where. */
    constructor(what, options) {
        super(what, options);
        this.name = 'LedgerBroken';
    }
}
