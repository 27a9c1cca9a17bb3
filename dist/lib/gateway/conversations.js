// Which of an agent's conversations a request belongs to. A sub-agent has a history of its own over the same gateway. It is told by
// the calls that the history holds, else by how it opens: good enough for records, and nothing is decided by it.
import { digestOf } from '../bindings/digest.js';
export class Conversations {
    #byAgent = new Map();
    /** For what is not read. */
    unread = { agentId: 'main', turns: 0 };
    #byOpening = new Map();
    /** `calls` are the noted ones of the request, in its order. A request without tools and calls is taken for the main one's. */
    of(view, calls) {
        const known = calls.findLast((call) => call !== undefined);
        if (known !== undefined)
            return this.#named(known.agentId);
        if (view.tools.length === 0)
            return this.#named('main');
        const opening = digestOf(openingOf(view));
        const found = this.#byOpening.get(opening) ?? this.#named(this.#byOpening.size === 0 ? 'main' : `main/${this.#byOpening.size}`);
        this.#byOpening.set(opening, found);
        return found;
    }
    /** The agent whose conversation opens like this request; undefined: none that was seen before. */
    opener(view) {
        return this.#byOpening.get(digestOf(openingOf(view)))?.agentId;
    }
    #named(agentId) {
        const found = this.#byAgent.get(agentId) ?? { agentId, turns: 0 };
        this.#byAgent.set(agentId, found);
        return found;
    }
}
/** What the user says before the model first speaks: an agent may begin each of its conversations alike. System prompts change within one. */
function openingOf(view) {
    const said = [];
    for (const { where, fixed, text } of view.texts()) {
        if (where === 'assistant' || where === 'call')
            break;
        if (where === 'user' && !fixed)
            said.push(text);
    }
    return JSON.stringify(said);
}
