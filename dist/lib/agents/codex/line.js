// The agent's app-server: JSON-RPC in lines, without its version's name.
import { fail, ok } from '../../contract/result.js';
import { at, messageIn, text } from './messages.js';
export class Line {
    #process;
    #waiting = new Map();
    #calls = 0;
    constructor(process) {
        this.#process = process;
    }
    /** Reads to the end; never rejects. */
    async listen(listener) {
        try {
            for await (const line of this.#process.lines)
                this.#hear(line, listener);
        }
        catch {
            // The line broke: it has ended.
        }
    }
    /** Stays open where the line ends before the answer: whoever listens hears of that. The error is a sentence. */
    call(method, params) {
        this.#calls += 1;
        const id = this.#calls;
        const { promise, resolve } = Promise.withResolvers();
        this.#waiting.set(id, resolve);
        this.#send({ id, method, params });
        return promise;
    }
    tell(method) {
        this.#send({ method });
    }
    #hear(line, listener) {
        const message = messageIn(line);
        const method = text(message, 'method');
        const id = at(message, 'id');
        if (method === undefined)
            return this.#settle(id, message);
        const params = at(message, 'params');
        if (id === undefined)
            return listener.told(method, params);
        const result = listener.asked(method, params);
        this.#send(result === undefined ? { id, error: { code: -32601, message: 'nobody is there to answer this' } } : { id, result });
    }
    #settle(id, message) {
        const settle = typeof id === 'number' ? this.#waiting.get(id) : undefined;
        if (typeof id !== 'number' || settle === undefined)
            return;
        this.#waiting.delete(id);
        const problem = at(message, 'error');
        settle(problem === undefined ? ok(at(message, 'result')) : fail(text(problem, 'message') ?? 'the agent refused'));
    }
    #send(message) {
        this.#process.write(`${JSON.stringify(message)}\n`);
    }
}
