export class Telling {
    #tell;
    #message = '';
    #finalMessage = '';
    constructor(tell) {
        this.#tell = tell;
    }
    /** The last whole message. */
    get finalMessage() {
        return this.#finalMessage;
    }
    text(text) {
        this.#message += text;
        this.#tell({ type: 'assistant_delta', agent_id: 'main', text });
    }
    /** A call or the end comes after the message. */
    flush() {
        if (this.#message === '')
            return;
        this.#tell({ type: 'assistant_message', agent_id: 'main', text: this.#message });
        this.#finalMessage = this.#message;
        this.#message = '';
    }
}
