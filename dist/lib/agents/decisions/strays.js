import { beginningOf } from './bulk.js';
/** Strays of a session that have records; of what cannot be read there is nothing to record. */
const ON_RECORD = 100;
/** With so many of either kind the session ends. */
const MOST = 1_000;
export class Strays {
    #options;
    #met = 0;
    #unread = 0;
    constructor(options) {
        this.#options = options;
    }
    /** A call that is asked about: what it would do is not looked at. Throws `LedgerBroken` alone. */
    asked(call, words) {
        const { enforcer, translator, mcp } = this.#options;
        if (this.#isOnRecord()) {
            const ref = { id: enforcer.ids.claim(call.id ?? ''), agentId: call.subAgent ?? 'main' };
            enforcer.turnAway({ ...ref, toolName: translator.toolName(call, mcp), input: beginningOf(call.input) }, 1, words, 'unseen');
        }
        this.#bound();
    }
    /** A result that is told of. Throws `LedgerBroken` alone. */
    returned(ref, what) {
        if (this.#isOnRecord())
            this.#options.enforcer.unguarded(ref, what);
        this.#bound();
    }
    /** A question that cannot be read. */
    unreadable() {
        this.#unread += 1;
        if (this.#unread === MOST)
            this.#options.onFlood(`hooks were asked ${MOST} questions that could not be read, so the session ends`);
    }
    /** How many have no record, a sentence for each kind. */
    get told() {
        const more = this.#met - ON_RECORD;
        return [
            ...(more > 0
                ? [`${more} more questions about calls that the model was not seen to make were refused, without records of their own`]
                : []),
            ...(this.#unread > 0
                ? [`of the questions of hooks ${this.#unread} could not be read: answered no, without records of their own`]
                : []),
        ];
    }
    #isOnRecord() {
        this.#met += 1;
        return this.#met <= ON_RECORD;
    }
    #bound() {
        if (this.#met === MOST)
            this.#options.onFlood(`hooks were asked ${MOST} times about calls that the model was not seen to make, so the session ends`);
    }
}
