import { parseJson } from '../../contract/json/parse.js';
import { textOf } from '../../contract/json/text.js';
import { member, ordinaryViewOf } from '../../contract/json/view.js';
const KEY = 'basis-guard-exact-arguments';
export class ExactWire {
    #entries = new Map();
    #pending = new Map();
    #list = {};
    #count = 0;
    /** A request with these arguments, which must be an object's text. */
    call(input) {
        this.#count += 1;
        const token = String(this.#count);
        const entry = { input };
        this.#entries.set(token, entry);
        const read = parseJson(input);
        const view = read.ok ? ordinaryViewOf(read.value.root) : {};
        return {
            arguments: { ...(typeof view === 'object' ? view : {}), [KEY]: token },
            result: () => entry.result,
            done: () => {
                this.#entries.delete(token);
                if (entry.id !== undefined)
                    this.#pending.delete(entry.id);
            },
        };
    }
    /** The exact text of the result of the last request for a list of tools. */
    listed() {
        return this.#list.result;
    }
    /** The text of a message as it is to be sent. */
    outgoing(text) {
        const read = parseJson(text);
        if (!read.ok)
            return text;
        const { root } = read.value;
        const id = numberOfId(member(root, 'id'));
        const method = member(root, 'method');
        if (id === undefined || method?.kind !== 'string')
            return text;
        const given = within(root, 'params', 'arguments');
        const token = given && member(given, KEY);
        const entry = (token?.kind === 'string' ? this.#entries.get(token.value) : undefined) ?? {};
        if (method.value === 'tools/list')
            this.#list = entry;
        entry.id = id;
        this.#pending.set(id, entry);
        if (entry.input === undefined || given === undefined)
            return text;
        return text.slice(0, given.start) + entry.input + text.slice(given.end);
    }
    /** Takes note of a message that came in. */
    incoming(text) {
        const read = parseJson(text);
        if (!read.ok)
            return { unreadable: read.error.message };
        const { root } = read.value;
        const id = numberOfId(member(root, 'id'));
        const entry = id !== undefined && member(root, 'method') === undefined ? this.#pending.get(id) : undefined;
        if (id === undefined || entry === undefined)
            return 'other';
        this.#pending.delete(id);
        const result = member(root, 'result');
        if (result !== undefined)
            entry.result = textOf(read.value, result);
        return 'answer';
    }
}
/** An id of ours is a number; some servers give it back as a string, which the library takes. */
function numberOfId(node) {
    if (node?.kind !== 'number' && node?.kind !== 'string')
        return undefined;
    const id = Number(node.value);
    return Number.isSafeInteger(id) ? id : undefined;
}
function within(node, ...path) {
    return path.reduce((at, key) => (at === undefined ? undefined : member(at, key)), node);
}
