import { parseJson } from '../../contract/json/parse.js';
import { textOf } from '../../contract/json/text.js';
import { hasMoreValues } from '../../contract/json/value-count.js';
import { member, ordinaryViewOf } from '../../contract/json/view.js';
import { fail, ok } from '../../contract/result.js';
import { MAX_VALUES } from './limits.js';
const KEY = 'basis-guard-exact-arguments';
const NOT_KNOWN = 'the call was not sent: the exact text of its input cannot be placed';
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
    /**
     * The text of a message as it is to be sent, by the text that the library wrote. A call whose exact text is not known, or that
     * cannot be told, is not sent: the error says why. The exact text is as deep as an input may be, so the whole may be deeper.
     */
    outgoing(text) {
        const message = ownMessage(text);
        if (message === undefined)
            return fail('it was not sent: what was to be sent is not one message');
        const { method, params } = message;
        const id = idOf(message['id']);
        const given = isObject(params) ? params['arguments'] : undefined;
        const token = isObject(given) ? given[KEY] : undefined;
        const known = typeof token === 'string' ? this.#entries.get(token) : undefined;
        if (known === undefined && (method === 'tools/call' || token !== undefined))
            return fail(NOT_KNOWN);
        if (known !== undefined && (known.input === undefined || id === undefined))
            return fail(NOT_KNOWN);
        if (id === undefined || typeof method !== 'string')
            return ok(text);
        const entry = known ?? {};
        if (method === 'tools/list')
            this.#list = entry;
        entry.id = id;
        this.#pending.set(id, entry);
        if (entry.input === undefined || !isObject(params))
            return ok(text);
        return ok(membersText(message, 'params', membersText(params, 'arguments', entry.input)));
    }
    /** Takes note of a message that came in. */
    incoming(text) {
        if (hasMoreValues(text, MAX_VALUES))
            return { refused: `sent a message of more than ${MAX_VALUES} JSON values` };
        const read = parseJson(text);
        if (!read.ok)
            return { refused: `sent a message that is not JSON by the strict reader: ${read.error.message}` };
        const { root } = read.value;
        const id = idOf(scalarOf(member(root, 'id')));
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
function idOf(value) {
    if (typeof value !== 'number' && typeof value !== 'string')
        return undefined;
    const id = Number(value);
    return Number.isSafeInteger(id) ? id : undefined;
}
function scalarOf(node) {
    return node?.kind === 'number' || node?.kind === 'string' ? node.value : undefined;
}
/** What the library wrote; it may be deeper than the strict reader takes, and holds no more than the library knows. */
function ownMessage(text) {
    try {
        const message = JSON.parse(text);
        return isObject(message) ? message : undefined;
    }
    catch {
        return undefined;
    }
}
function isObject(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}
/** An object's text, in which one member has a text of its own. */
function membersText(object, own, text) {
    const members = Object.entries(object).map(([key, value]) => `${JSON.stringify(key)}:${key === own ? text : JSON.stringify(value)}`);
    return `{${members.join(',')}}`;
}
