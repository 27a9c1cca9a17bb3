import { at, text } from './messages.js';
const WARNINGS = new Set(['warning', 'configWarning', 'deprecationNotice', 'guardianWarning']);
export class Telling {
    /** The last words of the main thread. */
    finalMessage = '';
    #tell;
    #isCheck;
    #names = new Map();
    #warned = new Set();
    constructor({ tell, isCheck = () => false }) {
        this.#tell = tell;
        this.#isCheck = isCheck;
    }
    main(thread) {
        this.#names.set(thread, 'main');
    }
    item(params) {
        const said = text(params, 'item', 'text');
        if (text(params, 'item', 'type') !== 'agentMessage' || said === undefined || this.#isCheck(said))
            return;
        const agent_id = this.#nameOf(params);
        if (agent_id === 'main')
            this.finalMessage = said;
        this.#tell({ type: 'assistant_message', agent_id, text: said });
    }
    told(method, params) {
        if (method === 'item/agentMessage/delta') {
            const delta = text(params, 'delta');
            if (delta !== undefined && !this.#isCheck(delta))
                this.#tell({ type: 'assistant_delta', agent_id: this.#nameOf(params), text: delta });
        }
        else if (method === 'error') {
            const message = text(params, 'error', 'message') ?? 'the agent met an error';
            const retries = at(params, 'willRetry') === true;
            this.#tell(retries ? { type: 'retry', agent_id: this.#nameOf(params), message, wait_ms: 0 } : { type: 'notice', message });
        }
        else if (WARNINGS.has(method)) {
            const message = text(params, 'message') ?? text(params, 'summary');
            if (message === undefined || this.#warned.has(message))
                return;
            this.#warned.add(message);
            this.#tell({ type: 'notice', message });
        }
    }
    /** `main`, then `main/1` and so on, in the order in which threads are heard of. */
    #nameOf(params) {
        const thread = text(params, 'threadId') ?? '';
        const name = this.#names.get(thread) ?? `main/${Math.max(this.#names.size, 1)}`;
        this.#names.set(thread, name);
        return name;
    }
}
