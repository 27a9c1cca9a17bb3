export class Telling {
    #options;
    /** By agent, in order. */
    #held = new Map();
    constructor(options) {
        this.#options = options;
    }
    /** Redacts what an agent said and the names of tools; other texts come in redacted. A sink that throws loses the event and decides nothing. */
    tell(event) {
        if (event.type === 'assistant_delta')
            return this.#piece(event.agent_id, event.text);
        this.flush('agent_id' in event ? event.agent_id : undefined);
        const { redact } = this.#options;
        if (event.type === 'assistant_message')
            this.#send({ ...event, text: redact(event.text) });
        else
            this.#send('tool_name' in event ? { ...event, tool_name: redact(event.tool_name) } : event);
    }
    /** Tells what is still held of one agent, or of all. */
    flush(agentId) {
        for (const [agent, text] of agentId === undefined ? [...this.#held] : [[agentId, this.#held.get(agentId) ?? '']]) {
            this.#held.delete(agent);
            this.#say(agent, text);
        }
    }
    #piece(agent, piece) {
        const text = `${this.#held.get(agent) ?? ''}${piece}`;
        const end = text.length - (this.#options.unfinished?.(text) ?? 0);
        this.#held.set(agent, text.slice(end));
        this.#say(agent, text.slice(0, end));
    }
    #say(agent, text) {
        if (text !== '')
            this.#send({ type: 'assistant_delta', agent_id: agent, text: this.#options.redact(text) });
    }
    #send(event) {
        try {
            this.#options.events(event);
        }
        catch {
            return;
        }
    }
}
