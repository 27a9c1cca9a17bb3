// What the gateway puts on record, each thing once. A recorder that throws ends the session: what it says is not caught here.
import { cutBytes } from '../contract/cut.js';
/** Bytes of a sentence that are kept. */
const LONGEST = 1024;
export class Reports {
    #options;
    #told = new Set();
    constructor(options) {
        this.#options = options;
    }
    /** `once` is the identity of the place: the same one is recorded a single time. */
    withheld(about, where, told, once) {
        if (this.#isKnown(`withheld ${once}`))
            return;
        const { what, ...more } = typeof told === 'string' ? { what: told } : told;
        const record = {
            type: 'withheld',
            agent_id: about.agentId,
            ...(about.toolCallId === undefined ? {} : { tool_call_id: this.#said(about.toolCallId) }),
            where: this.#said(where),
            what: this.#said(what),
            ...more,
        };
        this.#options.recorder.record(record);
    }
    unguarded(about, what, once) {
        if (this.#isKnown(`unguarded ${once}`))
            return;
        this.#options.recorder.record({
            type: 'unguarded',
            agent_id: about.agentId,
            tool_call_id: this.#said(about.toolCallId ?? '(none)'),
            what: this.#said(what),
        });
    }
    modelRequest({ model, notes, ...record }) {
        const said = notes === undefined || notes.length === 0 ? {} : { notes: notes.map((note) => this.#said(note)) };
        this.#options.recorder.record({ ...record, model: this.#said(model), ...said });
    }
    /** For whoever watches; what throws here decides nothing. */
    notice(sentence) {
        try {
            this.#options.notice?.(this.#said(sentence));
        }
        catch {
            return;
        }
    }
    #isKnown(key) {
        const known = this.#told.has(key);
        this.#told.add(key);
        return known;
    }
    #said(text) {
        return cutBytes(this.#options.redactText(text), LONGEST);
    }
}
