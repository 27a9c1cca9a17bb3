import { entryOf } from '../../../contract/entry-of.js';
import { itemsAt, textAt, within } from '../../../contract/json/pick.js';
import { textOf } from '../../../contract/json/text.js';
import { fail, ok } from '../../../contract/result.js';
import { defined } from '../../../contract/defined.js';
import { CallPieces } from '../call-pieces.js';
import { countAt, readObject } from '../nodes.js';
import { composed } from '../output.js';
import { answeredTool, hostedTool } from './kinds.js';
import { AnthropicUsage } from './usage.js';
const STOPS = {
    end_turn: 'end',
    stop_sequence: 'end',
    tool_use: 'calls',
    max_tokens: 'length',
    refusal: 'refusal',
    pause_turn: 'pause',
    compaction: 'pause',
    model_context_window_exceeded: 'overflow',
};
/** Blocks that are no call and no answer to one. */
const PLAIN = new Set(['text', 'thinking', 'redacted_thinking', 'compaction', 'fallback']);
/** The events of a message. */
export class AnthropicEvents {
    #calls = new CallPieces();
    #usage = new AnthropicUsage();
    /** Inputs that stood in a call's first event; pieces that follow take their place. */
    #atStart = new Map();
    #ended = false;
    #failed = false;
    read(data) {
        const read = readObject(data);
        if (!read.ok)
            return fail(`an event of the stream cannot be judged: ${read.error}`);
        const { document, root } = read.value;
        switch (textAt(root, 'type') ?? '') {
            case 'content_block_delta':
                return this.#piece(root);
            case 'message_start':
                return this.#started(document, within(root, 'message'));
            case 'content_block_start':
                return this.#blockStarted(document, root);
            case 'content_block_stop':
                return ok(this.#close(keyOf(root)));
            case 'message_delta':
                return ok([...stopOf(within(root, 'delta')), ...usageOf(this.#usage, within(root, 'usage'))]);
            case 'message_stop': {
                const late = [...this.#atStart.keys()].flatMap((key) => this.#close(key));
                this.#ended = true;
                return ok([...late, { kind: 'end' }]);
            }
            case 'error':
                this.#failed = true;
                return ok([{ kind: 'error', words: textAt(root, 'error', 'message') ?? 'the provider reports an error' }]);
            default:
                return ok([]);
        }
    }
    finish() {
        if (this.#ended || this.#failed)
            return ok([]);
        return fail({ why: 'the stream ended before the message did', begun: this.#calls.begun });
    }
    #started(document, message) {
        const model = textAt(message, 'model');
        return ok([
            ...(model === undefined ? [] : [{ kind: 'model', model }]),
            ...itemsAt(message, 'content').flatMap((block) => blockSeen(document, block)),
            ...usageOf(this.#usage, within(message, 'usage')),
        ]);
    }
    #blockStarted(document, root) {
        const key = keyOf(root);
        const block = within(root, 'content_block');
        if (key === undefined || block === undefined)
            return fail('a block of the stream cannot be judged: it has no index or no content');
        if (textAt(block, 'type') !== 'tool_use')
            return ok(blockSeen(document, block));
        const id = textAt(block, 'id');
        const name = textAt(block, 'name');
        if (id === undefined || name === undefined)
            return fail('a call in the stream cannot be judged: it has no id or no name');
        const late = this.#close(key);
        this.#calls.begin(key, { id, ownId: true, name });
        const input = within(block, 'input');
        this.#atStart.set(key, input === undefined ? '{}' : textOf(document, input));
        return ok([...late, ...(input?.kind === 'object' && input.members.length > 0 ? this.#calls.settle(key, textOf(document, input)) : [])]);
    }
    #piece(root) {
        const delta = within(root, 'delta');
        if (textAt(delta, 'type') !== 'input_json_delta')
            return ok([]);
        const key = keyOf(root);
        if (key === undefined || this.#calls.idOf(key) === undefined)
            return ok([]);
        const piece = textAt(delta, 'partial_json');
        if (piece === undefined)
            return fail('a piece of a call in the stream cannot be judged: it has no text');
        return ok(this.#calls.add(key, piece) ?? []);
    }
    #close(key) {
        if (key === undefined)
            return [];
        const empty = this.#atStart.get(key) ?? '{}';
        this.#atStart.delete(key);
        return this.#calls.close(key, empty);
    }
}
/** A message that came whole. */
export function readAnthropicResponse(body) {
    const read = readObject(body);
    if (!read.ok)
        return fail(`the response cannot be judged: ${read.error}`);
    const { document, root } = read.value;
    const model = textAt(root, 'model');
    return ok([
        ...(model === undefined ? [] : [{ kind: 'model', model }]),
        ...itemsAt(root, 'content').flatMap((block) => blockSeen(document, block)),
        ...stopOf(root),
        ...usageOf(new AnthropicUsage(), within(root, 'usage')),
        { kind: 'end' },
    ]);
}
/** What a block that stands whole says: a call of the agent's, or what a server did. */
function blockSeen(document, block) {
    const type = textAt(block, 'type') ?? 'unknown';
    if (PLAIN.has(type))
        return [];
    const id = textAt(block, 'id');
    const name = textAt(block, 'name');
    const input = within(block, 'input');
    if (type === 'tool_use' && id !== undefined && name !== undefined) {
        const text = input === undefined ? composed('{}') : textOf(document, input);
        return [{ kind: 'call', call: { id, ownId: true, name, input: { kind: 'json', text } } }];
    }
    const hosted = type === 'server_tool_use' ? hostedTool(name ?? '') : hostedTool(answeredTool(type) ?? type);
    return [{ kind: 'hosted', hosted: type === 'container_upload' ? 'code-execution' : hosted, type, ...defined({ id, name }) }];
}
function stopOf(node) {
    const word = textAt(node, 'stop_reason');
    return word === undefined ? [] : [{ kind: 'stop', reason: entryOf(STOPS, word) ?? 'other', word }];
}
function usageOf(usage, node) {
    const sums = usage.take(node);
    return sums === undefined ? [] : [{ kind: 'usage', usage: sums }];
}
function keyOf(root) {
    return countAt(root, 'index')?.toString();
}
