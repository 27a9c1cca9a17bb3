import { LineProcess } from '../../bindings/line-process.js';
import { cutBytes } from '../../contract/cut.js';
import { MAX_MESSAGE, MAX_UNASKED } from './limits.js';
export class StdioTransport {
    onclose;
    onerror;
    onmessage;
    #options;
    #process;
    #unasked = 0;
    #strays = 0;
    constructor(options) {
        this.#options = options;
    }
    /** With `pid` what the library knows a transport over a program by. */
    stderr = null;
    get pid() {
        return this.#process?.pid ?? null;
    }
    async start() {
        const { argv, cwd, env, mark, onEnd } = this.#options;
        this.#process = new LineProcess({
            argv,
            cwd,
            env,
            mark,
            maxLine: MAX_MESSAGE,
            onLine: (line) => this.#onLine(line),
            onEnd: (words) => {
                onEnd(words);
                this.onclose?.();
            },
        });
    }
    async send(message) {
        const text = this.#options.wire.outgoing(JSON.stringify(message));
        if (!text.ok)
            throw new Error(text.error);
        if (this.#process?.write(text.value) !== true)
            throw new Error('it takes no messages: it has ended, or does not read its input');
    }
    async close() {
        await this.#process?.leave('was ended with the session');
    }
    /** Ends the program at once; settles when nothing of it is left. */
    async stop(why) {
        await this.#process?.stop(why);
    }
    #onLine(line) {
        if (line.trim() === '')
            return;
        const came = this.#options.wire.incoming(line);
        // What is not taken may be the answer that is waited for; a line that does not begin like a message is what somebody printed.
        if (typeof came === 'object' && line.trimStart().startsWith('{'))
            return void this.stop(came.refused);
        if (came === 'answer')
            this.#unasked = 0;
        else
            this.#unasked += line.length;
        if (this.#unasked > MAX_UNASKED)
            return void this.stop(`sent more than ${MAX_UNASKED} bytes that nobody had asked for`);
        if (typeof came === 'object')
            return this.#onStray(line);
        try {
            this.onmessage?.(this.#options.parse(line));
        }
        catch {
            this.#onStray(line);
        }
    }
    #onStray(line) {
        this.#strays += 1;
        if (this.#strays === 1)
            this.#options.onStray(cutBytes(line, 200));
    }
}
