import { entryOf } from '../../../contract/entry-of.js';
import { itemsAt, textAt, within } from '../../../contract/json/pick.js';
import { fail, ok } from '../../../contract/result.js';
import { CallPieces } from '../call-pieces.js';
import { countAt, given, readObject } from '../nodes.js';
import { chatUsage } from './usage.js';
const STOPS = {
    stop: 'end',
    tool_calls: 'calls',
    function_call: 'calls',
    length: 'length',
    content_filter: 'refusal',
};
/** Where a choice has what it says: in a chunk, in a whole completion. */
const MESSAGES = ['delta', 'message'];
/** The chunks of a chat completion. A call has no end of its own: it is told when its arguments are whole, or when the choice ends. */
export class ChatEvents {
    #calls = new CallPieces();
    #last = '';
    #ordinal = 0;
    #model;
    #searched = false;
    #stopped = false;
    #over = false;
    read(data) {
        if (data.trim() === '[DONE]') {
            this.#over = true;
            return ok([...this.#calls.closeAll(), { kind: 'end' }]);
        }
        const read = readObject(data);
        if (!read.ok)
            return fail(`an event of the stream cannot be judged: ${read.error}`);
        return ok(this.chunk(read.value.root));
    }
    finish() {
        if (this.#over)
            return ok([]);
        // Some servers of this wire leave the last mark out.
        if (this.#stopped)
            return ok([...this.#calls.closeAll(), { kind: 'end' }]);
        return fail({ why: 'the stream ended before the completion did', begun: this.#calls.begun });
    }
    /** A chunk, or a whole completion. */
    chunk(root) {
        const error = given(root, 'error');
        if (error !== undefined) {
            this.#over = true;
            return [{ kind: 'error', words: textAt(error, 'message') ?? 'the provider reports an error' }];
        }
        const seen = [...this.#named(textAt(root, 'model'))];
        for (const [position, choice] of itemsAt(root, 'choices').entries())
            this.#choice(choice, position, seen);
        seen.push(...chatUsage(given(root, 'usage') ?? within(root, 'x_groq', 'usage')));
        return seen;
    }
    #named(model) {
        if (model === undefined || model === '' || this.#model !== undefined)
            return [];
        this.#model = model;
        return [{ kind: 'model', model }];
    }
    #choice(choice, position, seen) {
        const index = countAt(choice, 'index') ?? position;
        for (const key of MESSAGES) {
            const message = given(choice, key);
            if (message !== undefined)
                this.#message(message, index, seen);
        }
        const word = textAt(choice, 'finish_reason');
        if (word === undefined)
            return;
        this.#stopped = true;
        seen.push(...this.#calls.closeAll(`${index}:`), { kind: 'stop', reason: entryOf(STOPS, word) ?? 'other', word });
    }
    #message(message, choice, seen) {
        for (const call of itemsAt(message, 'tool_calls'))
            seen.push(...this.#call(call, choice));
        const searched = itemsAt(message, 'annotations').length > 0 || itemsAt(message, 'executed_tools').length > 0;
        if (searched && !this.#searched) {
            this.#searched = true;
            seen.push({ kind: 'hosted', hosted: 'web-search', type: 'annotations' });
        }
        const old = given(message, 'function_call');
        if (old !== undefined)
            seen.push(...this.#pieces(`${choice}:old`, undefined, old, 'arguments'));
    }
    #call(call, choice) {
        const id = textAt(call, 'id') === '' ? undefined : textAt(call, 'id');
        const index = countAt(call, 'index');
        const key = index === undefined ? (id === undefined ? this.#last : `${choice}:${id}`) : `${choice}:${index}`;
        this.#last = key;
        const custom = given(call, 'custom');
        return custom === undefined ? this.#pieces(key, id, within(call, 'function'), 'arguments') : this.#pieces(key, id, custom, 'input');
    }
    #pieces(key, id, body, field) {
        const open = this.#calls.idOf(key);
        const isNew = open === undefined || (id !== undefined && open !== id);
        const late = isNew ? this.#calls.close(key) : [];
        const name = textAt(body, 'name') ?? '';
        if (isNew)
            this.#calls.begin(key, { id: id ?? `#${++this.#ordinal}`, ownId: id !== undefined, name, isText: field === 'input' });
        else
            this.#calls.name(key, name);
        const piece = textAt(body, field) ?? '';
        return [...late, ...((piece === '' ? undefined : this.#calls.add(key, piece)) ?? [])];
    }
}
/** A completion that came whole. */
export function readChatResponse(body) {
    const read = readObject(body);
    if (!read.ok)
        return fail(`the response cannot be judged: ${read.error}`);
    const events = new ChatEvents();
    const seen = events.chunk(read.value.root);
    if (seen.some(({ kind }) => kind === 'error'))
        return ok(seen);
    const rest = events.read('[DONE]');
    return ok([...seen, ...(rest.ok ? rest.value : [])]);
}
