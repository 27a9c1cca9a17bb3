// Which of an agent's conversations a request belongs to. A sub-agent has a history of its own over the same gateway. It is told by
// the calls that the history holds, else by how it opens. That names whose call it is for records and hooks, and decides two things:
// which of several calls that are alike a history means, and in which conversation canaries are played.
import { digestOf } from '../bindings/digest.js';
export class Conversations {
    #byAgent = new Map();
    /** For what is not read. */
    unread = { agentId: 'main', turns: 0 };
    #byOpening = new Map();
    #checks = 0;
    /**
     * `calls` are the noted ones of the request, in its order. A request without tools and calls is taken for the main one's. `isCheck`:
     * it opens like the conversation of a sub-agent that is started for canaries.
     */
    of(view, calls, opening, isCheck) {
        const known = calls.findLast((call) => call !== undefined);
        if (known !== undefined)
            return this.#named(known.agentId);
        if (view.tools.length === 0)
            return this.#named('main');
        const digest = opening();
        const found = this.#byOpening.get(digest) ?? this.#named(isCheck() ? this.#nextCheck() : this.#next());
        this.#byOpening.set(digest, found);
        return found;
    }
    /** The agent whose conversation opens like a request; undefined: none that was seen before. */
    opener(opening) {
        return this.#byOpening.get(opening())?.agentId;
    }
    #next() {
        const number = this.#byOpening.size - this.#checks;
        return number === 0 ? 'main' : `main/${number}`;
    }
    #nextCheck() {
        this.#checks += 1;
        return this.#checks === 1 ? 'main/check' : `main/check-${this.#checks}`;
    }
    #named(agentId) {
        const found = this.#byAgent.get(agentId) ?? { agentId, turns: 0 };
        this.#byAgent.set(agentId, found);
        return found;
    }
}
/** Most requests need no such digest: it is made when it is first asked for, and once. */
export function openingOf(view) {
    let digest;
    return () => (digest ??= digestOf(openingWords(view)));
}
/** What a request says before the model first speaks. */
export function* beforeModel(view) {
    for (const one of view.texts()) {
        if (one.where === 'assistant' || one.where === 'call')
            return;
        yield one;
    }
}
/** What the user says there: an agent may begin each of its conversations alike. System prompts change within one. */
function openingWords(view) {
    const said = [];
    for (const { where, fixed, text } of beforeModel(view))
        if (where === 'user' && !fixed)
            said.push(text);
    return JSON.stringify(said);
}
