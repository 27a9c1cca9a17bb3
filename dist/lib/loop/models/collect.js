import { onAbort } from '../../contract/on-abort.js';
import { startedUsage, usageOf } from './usage.js';
/** Reads a response to its end, telling text as it comes. Never rejects: a stream that breaks is collected as far as it came. */
export async function collect(stream, onText, signal) {
    const collector = new Collector(onText);
    const reader = stream.getReader();
    const giveUp = onAbort(signal, () => void reader.cancel(signal.reason).catch(() => undefined));
    try {
        for (;;) {
            const { done, value } = await reader.read();
            if (done)
                break;
            collector.take(value);
        }
    }
    catch (error) {
        collector.fail(error);
    }
    finally {
        giveUp();
    }
    return collector.collected();
}
class Collector {
    #onText;
    #order = [];
    #open = new Map();
    #hosted = [];
    #usage;
    #finish;
    #failure;
    #begun = false;
    constructor(onText) {
        this.#onText = onText;
    }
    fail(error) {
        this.#failure ??= { error };
    }
    take(part) {
        switch (part.type) {
            case 'text-start':
                return this.#start(part.id, 'text', part.providerMetadata);
            case 'reasoning-start':
                return this.#start(part.id, 'reasoning', part.providerMetadata);
            case 'text-delta':
                if (part.delta !== '')
                    this.#onText(part.delta);
                return this.#extend(`text ${part.id}`, part.delta, part.providerMetadata);
            case 'reasoning-delta':
                return this.#extend(`reasoning ${part.id}`, part.delta, part.providerMetadata);
            case 'text-end':
                return this.#extend(`text ${part.id}`, '', part.providerMetadata);
            case 'reasoning-end':
                return this.#extend(`reasoning ${part.id}`, '', part.providerMetadata);
            case 'tool-input-start':
                this.#begun = true;
                return;
            case 'tool-call':
                this.#begun = true;
                if (part.providerExecuted === true)
                    this.#hosted.push(part.toolName);
                else
                    this.#order.push(callOf(part));
                return;
            case 'custom':
                this.#usage ??= startedUsage(part.providerMetadata);
                return;
            case 'finish':
                this.#usage = usageOf(part.usage) ?? this.#usage;
                this.#finish = part.finishReason;
                return;
            case 'error':
                return this.fail(part.error);
            // What a model adds to its answer besides text, reasoning and calls is neither asked for nor kept.
            case 'tool-input-delta':
            case 'tool-input-end':
            case 'tool-result':
            case 'tool-approval-request':
            case 'file':
            case 'reasoning-file':
            case 'source':
            case 'raw':
            case 'ping':
            case 'response-metadata':
            case 'stream-start':
                return;
        }
    }
    collected() {
        const blocks = this.#order.filter((item) => 'kind' in item);
        return {
            parts: this.#order.flatMap(partsOf),
            text: blocks.map((block) => (block.kind === 'text' ? block.text : '')).join(''),
            hosted: this.#hosted,
            begun: this.#begun,
            ...(this.#usage === undefined ? {} : { usage: this.#usage }),
            ...(this.#finish === undefined ? {} : { finish: this.#finish }),
            ...(this.#failure === undefined ? {} : { error: this.#failure.error }),
        };
    }
    #start(id, kind, metadata) {
        const block = { kind, text: '', ...(metadata === undefined ? {} : { metadata }) };
        this.#open.set(`${kind} ${id}`, block);
        this.#order.push(block);
    }
    #extend(key, delta, metadata) {
        const block = this.#open.get(key);
        if (block === undefined)
            return;
        if (delta !== '')
            this.#begun = true;
        block.text += delta;
        if (metadata !== undefined)
            block.metadata = metadata;
    }
}
function callOf(part) {
    const metadata = part.providerMetadata;
    return { id: part.toolCallId, name: part.toolName, argumentsText: part.input, ...(metadata === undefined ? {} : { metadata }) };
}
/** An empty block is kept only for what its metadata carries: a signature, encrypted reasoning. */
function partsOf(item) {
    if (!('kind' in item))
        return [{ kind: 'call', call: item }];
    if (item.text === '' && item.metadata === undefined)
        return [];
    const options = item.metadata === undefined ? {} : { providerOptions: item.metadata };
    return [{ kind: 'kept', part: { type: item.kind, text: item.text, ...options } }];
}
