// What the gateway puts on record, each thing once. A recorder that throws ends the session: what it says is not caught here.
import { cutBytes } from '../contract/cut.js';
import { defined } from '../contract/defined.js';
/** Bytes of a sentence that are kept. */
const LONGEST = 1024;
export class Reports {
    #options;
    #told = new Set();
    constructor(options) {
        this.#options = options;
    }
    /** `once` is the identity of the place: the same one is recorded a single time. */
    withheld(about, where, what, once, became) {
        if (this.#isKnown(`withheld ${once}`))
            return;
        const record = {
            type: 'withheld',
            agent_id: about.agentId,
            ...(about.toolCallId === undefined ? {} : { tool_call_id: this.#said(about.toolCallId) }),
            where: this.#said(where),
            what: this.#said(what),
            ...(became === undefined ? {} : this.#outcome(became)),
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
    #outcome({ outcome, reason, by, before, after }) {
        const { preview, redactText } = this.#options;
        const why = reason === undefined ? undefined : redactText(reason);
        return { outcome, ...defined({ reason: why }), by, before: preview(before), after: preview(after) };
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
