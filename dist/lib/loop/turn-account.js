const MOST_NOTES = 50;
/** The account of one turn. */
export class TurnAccount {
    #options;
    #notes = [];
    constructor(options) {
        this.#options = options;
    }
    delta(text) {
        const { enforcer, agentId } = this.#options;
        enforcer.tell({ type: 'assistant_delta', agent_id: agentId, text });
    }
    retry(message, waitMs) {
        const { enforcer, agentId } = this.#options;
        const said = enforcer.redact(message);
        this.#note(`asked again after ${waitMs} ms: ${said}`);
        enforcer.tell({ type: 'retry', agent_id: agentId, message: said, wait_ms: waitMs });
    }
    notice(message) {
        const { enforcer } = this.#options;
        const said = enforcer.redact(message);
        this.#note(said);
        enforcer.tell({ type: 'notice', message: said });
    }
    /** Counts and records what the turn cost. `answer` is undefined for a turn that was given up. */
    settle(answer, latencyMs) {
        const { enforcer, agentId, turn, model, price } = this.#options;
        const usage = answer?.usage;
        if (usage === undefined && price === undefined)
            return;
        if (answer === undefined)
            this.#note('given up: the run was to end');
        else if (answer.kind === 'failed')
            this.#note(enforcer.redact(answer.words));
        const cost = price && (usage === undefined ? 'unknown' : price(usage));
        if (usage)
            enforcer.bounds.spend(usage, typeof cost === 'number' ? cost : 0);
        const { inputTokens, outputTokens, cachedTokens, reasoningTokens } = usage ?? {};
        enforcer.record({
            type: 'model_request',
            agent_id: agentId,
            turn,
            model,
            ...(inputTokens === undefined ? {} : { input_tokens: inputTokens }),
            ...(outputTokens === undefined ? {} : { output_tokens: outputTokens }),
            ...(cachedTokens === undefined ? {} : { cached_tokens: cachedTokens }),
            ...(reasoningTokens === undefined ? {} : { reasoning_tokens: reasoningTokens }),
            ...(cost === undefined ? {} : { cost_usd: cost }),
            latency_ms: Math.round(latencyMs),
            ...(this.#notes.length === 0 ? {} : { notes: this.#notes }),
        });
        if (usage === undefined)
            return;
        const tokens = { input_tokens: usage.inputTokens, output_tokens: usage.outputTokens };
        enforcer.tell({ type: 'usage', agent_id: agentId, ...tokens, ...(cost === undefined ? {} : { cost_usd: cost }) });
    }
    #note(text) {
        if (this.#notes.length < MOST_NOTES)
            this.#notes.push(text);
    }
}
/** Why a session whose bounds count what the model uses cannot go on after this turn; undefined where it can. */
export function uncounted(bounds, answer, price) {
    if (price === undefined || answer.usage !== undefined || !bounds.countsUsage)
        return undefined;
    return 'the provider did not say how many tokens the turn took, so that the budget cannot be held: take out token-budget and cost-budget, or use a provider that says';
}
