const OF_CALL = ['call', 'decided', 'approved', 'refused', 'executed', 'reviewed', 'abandoned'];
const isOfCall = (entry) => OF_CALL.some((type) => type === entry.type);
export class CallBook {
    #open = new Map();
    /** With `evaluate-only` a call that was refused may be approved after all: what of it must still be known. */
    #refused = new Map();
    #evaluateOnly = false;
    /** Calls that have not ended, in the order in which they began. */
    get open() {
        return [...this.#open.values()].map(({ toolCallId, agentId, toolName, seq, stage }) => ({ toolCallId, agentId, toolName, seq, stage }));
    }
    /** Takes the next record; sentences about what is wrong with it. */
    add(entry, seq) {
        if (entry.type === 'session_started')
            this.#evaluateOnly = entry.evaluate_only;
        return isOfCall(entry) ? this.#step(entry, seq, `${entry.agent_id}\n${entry.tool_call_id}`) : [];
    }
    #step(entry, seq, key) {
        const name = `call ${quoted(entry.tool_call_id)}`;
        if (entry.type === 'call')
            return this.#begin(entry, seq, key, name);
        const call = this.#open.get(key) ?? (entry.type === 'approved' ? this.#refused.get(key) : undefined);
        if (call === undefined)
            return [`record ${seq} (${entry.type}) is about ${name}, which ${unknownHere(entry.type)}`];
        switch (entry.type) {
            case 'decided':
                return this.#decide(call, entry, seq, key, name);
            case 'approved':
                return this.#approve(call, entry, seq, key, name);
            case 'executed':
                this.#open.set(key, { ...call, seq, stage: 'executed', output: entry.output.digest });
                return call.stage === 'approved' ? [] : [`${name} was executed (record ${seq}) without an approval`];
            case 'refused':
                this.#open.delete(key);
                if (this.#evaluateOnly)
                    this.#refused.set(key, call);
                return call.stage === 'approved' || call.stage === 'executed'
                    ? [`${name} was refused (record ${seq}) after it had been approved`]
                    : [];
            case 'reviewed':
                this.#open.delete(key);
                if (call.stage !== 'executed')
                    return [`${name} was reviewed (record ${seq}) without having been executed`];
                return entry.output_digest === call.output
                    ? []
                    : [`the review of ${name} (record ${seq}) is of another output than the one it gave`];
            case 'abandoned':
                this.#open.delete(key);
                return [];
        }
    }
    #begin(entry, seq, key, name) {
        const twice = this.#open.has(key);
        const { tool_call_id: toolCallId, agent_id: agentId, tool_name: toolName, input } = entry;
        this.#open.set(key, { toolCallId, agentId, toolName, seq, stage: 'called', inputDigest: input.digest, unseen: entry.unseen === true });
        return twice ? [`${name} begins again (record ${seq}) before it has ended`] : [];
    }
    #decide(call, entry, seq, key, name) {
        this.#open.set(key, { ...call, seq, stage: 'decided', decided: { outcome: entry.outcome, final: entry.final_input_digest } });
        const wrong = [];
        if (call.stage !== 'called')
            wrong.push(`${name} was decided twice (record ${seq})`);
        if (entry.input_digest !== call.inputDigest)
            wrong.push(`${name} was decided (record ${seq}) for another input than the one it came with`);
        if (entry.outcome === 'allow' && entry.final_input_digest !== entry.input_digest) {
            wrong.push(`the input of ${name} changed (record ${seq}) though nobody modified it`);
        }
        return wrong;
    }
    #approve(call, entry, seq, key, name) {
        this.#refused.delete(key);
        this.#open.set(key, { ...call, seq, stage: 'approved' });
        if (call.unseen)
            return [`${name} was approved (record ${seq}) though the model was not seen to make it`];
        const { decided } = call;
        if (decided === undefined)
            return [`${name} was approved (record ${seq}) without a decision of the chain`];
        const asAsked = this.#evaluateOnly && entry.input_digest === call.inputDigest;
        if (asAsked)
            return [];
        const wrong = [];
        if (decided.outcome === 'deny')
            wrong.push(`${name} was approved (record ${seq}) though the chain had denied it`);
        if (entry.input_digest !== decided.final)
            wrong.push(`${name} was approved (record ${seq}) with another input than the one that was decided`);
        if (call.stage !== 'decided')
            wrong.push(`${name} was approved twice (record ${seq})`);
        return wrong;
    }
}
/** An id as it may be shown in a sentence: it is data of the model's. */
export function quoted(id) {
    return JSON.stringify(id.length <= 80 ? id : `${id.slice(0, 80)}…`);
}
const unknownHere = (type) => type === 'executed' ? 'was not approved: it never began here, or had ended' : 'never began here, or had ended';
