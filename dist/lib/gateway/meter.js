// What each request cost, on record and against the session's bounds, whether or not the agent tells.
import { digestOf } from '../bindings/digest.js';
/** One request that goes up, until its response has ended in whatever way. */
export class Metered {
    #options;
    #about;
    #request;
    #notes;
    #since;
    #usage;
    #failed = false;
    #answering;
    /** `body` is what goes up; the conversation's turn is counted here. */
    constructor(options, conversation, model, body, notes) {
        this.#options = options;
        conversation.turns += 1;
        this.#about = { agent_id: conversation.agentId, turn: conversation.turns, model };
        this.#request = { request_digest: digestOf(body), request_bytes: body.length };
        this.#notes = [...notes];
        this.#since = options.now();
    }
    saw(seen) {
        for (const one of seen) {
            if (one.kind === 'usage')
                this.#usage = one.usage;
            if (one.kind === 'model')
                this.#answering = one.model;
            if (one.kind !== 'error')
                continue;
            this.#failed = true;
            this.note(`the provider said in its response: ${one.words}`);
        }
    }
    /** Whether the response has said neither what it cost nor that it failed. */
    get isSilent() {
        return this.#usage === undefined && !this.#failed;
    }
    note(sentence) {
        this.#notes.push(sentence);
    }
    /** Spends and records; once, at the end of the response. */
    end() {
        const { bounds, now, reports } = this.#options;
        const usage = this.#usage;
        const cost = usage === undefined ? undefined : this.#cost(usage);
        if (usage !== undefined)
            bounds.spend(usage, cost === 'unknown' ? 0 : cost);
        reports.modelRequest({
            type: 'model_request',
            ...this.#about,
            ...this.#request,
            ...(usage === undefined ? {} : fieldsOf(usage)),
            ...(cost === undefined ? {} : { cost_usd: cost }),
            latency_ms: Math.round(now() - this.#since),
            notes: this.#notes,
        });
    }
    /** By the model that answered; where that has no price, by the one that was asked. */
    #cost(usage) {
        const answered = this.#answering === undefined ? 'unknown' : this.#options.cost(this.#answering, usage);
        return answered === 'unknown' ? this.#options.cost(this.#about.model, usage) : answered;
    }
}
function fieldsOf({ inputTokens, outputTokens, cachedTokens, reasoningTokens }) {
    return {
        input_tokens: inputTokens,
        output_tokens: outputTokens,
        ...(cachedTokens === undefined ? {} : { cached_tokens: cachedTokens }),
        ...(reasoningTokens === undefined ? {} : { reasoning_tokens: reasoningTokens }),
    };
}
