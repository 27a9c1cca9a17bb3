// Where a call that a hook asks about is known from: the wire, or, where no gateway reads it, the hooks alone.
import { CallBook } from '../../gateway/call-book.js';
export function askedCall({ id, name, input }) {
    return id === undefined ? { name, input } : { id, name, input };
}
/** Calls of which only hooks tell. With an id, a second question is about the same call; without one it is about another. */
export class HookedCalls {
    #book;
    #questions = 0;
    constructor(identify) {
        this.#book = new CallBook(identify);
    }
    /** Never `unseen`: what is asked about is noted. */
    claim(asked, agentId = 'main') {
        this.#questions += 1;
        const { id, name, input } = asked;
        if (id === undefined || this.#book.ofId(id) === undefined) {
            const seen = { id: id ?? `#${this.#questions}`, ownId: id !== undefined, name, input };
            this.#book.note(seen, { agentId, turn: 1, response: this.#questions });
        }
        return this.#book.claim(asked);
    }
    decided(call, decision) {
        return this.#book.decided(call, decision);
    }
    returning(asked) {
        return this.#book.returning(asked);
    }
    ruled(call, ruling) {
        return this.#book.ruled(call, ruling);
    }
}
