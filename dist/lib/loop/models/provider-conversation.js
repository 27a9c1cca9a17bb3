import { messageOf } from '../../contract/message.js';
import { toolInput } from '../../contract/input.js';
import { MAX_TRIES, waitBefore } from './backoff.js';
import { orAborted } from '../../session/abort.js';
import { collect } from './collect.js';
import { sentArguments } from './exact-value.js';
import { faultOf } from './faults.js';
import { History } from './history.js';
import { promptOf, toolsOf } from './prompt.js';
import { ruleOn } from './ruling.js';
import { addUsage } from './usage.js';
/** How often a conversation that does not fit is shortened within one turn. */
const MAX_SHORTENINGS = 8;
/**
 * A conversation with a provider: one request a turn, more only where a request failed and asking again can help. What a failed
 * try cost is counted. Failing words name the provider.
 */
export class ProviderConversation {
    #label;
    #endpoint;
    #system;
    #tools;
    #deps;
    #history = new History();
    #ids = new Set();
    constructor(label, endpoint, opening, deps) {
        this.#label = label;
        this.#endpoint = endpoint;
        this.#system = opening.system;
        this.#tools = toolsOf(opening.tools, endpoint);
        this.#deps = deps;
        this.#history.user(opening.prompt);
    }
    async next(results, listener, signal, say) {
        this.#history.results(results);
        if (say !== undefined)
            this.#history.user(say);
        try {
            return await this.#turn(listener, signal);
        }
        catch (error) {
            return this.#failed(`could not be asked: ${messageOf(error)}`, undefined);
        }
    }
    async #turn(listener, signal) {
        let spent;
        let tries = 0;
        let shortenings = 0;
        for (;;) {
            const asked = await this.#ask(listener, signal);
            spent = addUsage(spent, asked.kind === 'turn' ? asked.collected.usage : asked.usage);
            switch (asked.kind) {
                case 'turn':
                    return this.#keep(asked.collected, spent);
                case 'cancelled':
                    return this.#failed('was not waited for: the request was cancelled', spent);
                case 'final':
                    return this.#failed(asked.words, spent);
                case 'overflow': {
                    const dropped = this.#history.dropOldest();
                    if (dropped === undefined)
                        return this.#failed(`${asked.words}; no tool output is left that could be dropped`, spent);
                    shortenings += 1;
                    if (shortenings > MAX_SHORTENINGS)
                        return this.#failed(`${asked.words}; it still does not fit after ${MAX_SHORTENINGS} shortenings`, spent);
                    listener.notice(`the conversation is too long for ${this.#label}: the oldest tool outputs (${dropped.outputs}, ${dropped.characters} characters) were dropped from it`);
                    break;
                }
                case 'transient': {
                    tries += 1;
                    if (tries >= MAX_TRIES)
                        return this.#failed(`${asked.words} (asked ${tries} times)`, spent);
                    const waitMs = waitBefore(tries, asked.askedWaitMs, this.#deps.random);
                    listener.retry(`${this.#label} ${asked.words}`, waitMs);
                    await this.#deps.sleep(waitMs, signal).catch(() => undefined);
                }
            }
        }
    }
    /** One request and the whole of its response. */
    async #ask(listener, signal) {
        if (signal.aborted)
            return { kind: 'cancelled' };
        let collected;
        try {
            const response = await orAborted(Promise.resolve(this.#endpoint.model.doStream({
                prompt: promptOf(this.#system, this.#history.entries, this.#endpoint),
                abortSignal: signal,
                ...(this.#tools.length === 0 ? {} : { tools: this.#tools, toolChoice: { type: 'auto' } }),
                ...(this.#endpoint.providerOptions === undefined ? {} : { providerOptions: this.#endpoint.providerOptions }),
            })), signal);
            if (response.kind === 'aborted')
                return { kind: 'cancelled' };
            collected = await collect(response.value.stream, (text) => listener.delta(text), signal);
        }
        catch (error) {
            return isAborted(signal) ? { kind: 'cancelled' } : faultOf(error, false, this.#deps.now());
        }
        const spent = collected.usage === undefined ? {} : { usage: collected.usage };
        if (isAborted(signal))
            return { kind: 'cancelled', ...spent };
        const ruling = ruleOn(collected, this.#endpoint.anyStopReason === true, this.#deps.now());
        return ruling.kind === 'turn' ? { kind: 'turn', collected } : { ...ruling, ...spent };
    }
    #keep(collected, usage) {
        const calls = [];
        const parts = collected.parts.map((item) => {
            if (item.kind === 'kept')
                return item.part;
            const call = this.#callOf(item.call);
            calls.push(call);
            const options = item.call.metadata === undefined ? {} : { providerOptions: item.call.metadata };
            return {
                type: 'tool-call',
                toolCallId: call.id,
                toolName: call.name,
                input: sentArguments(call.input, this.#endpoint.argumentsAs),
                ...options,
            };
        });
        this.#history.assistant(parts);
        return { kind: 'turn', text: collected.text, calls, ...(usage === undefined ? {} : { usage }) };
    }
    /** No arguments at all are an empty object: that is how many models call a tool that takes none. */
    #callOf({ id, name, argumentsText }) {
        return { id: this.#unique(id), name, input: toolInput(argumentsText.trim() === '' ? '{}' : argumentsText) };
    }
    /** An id that no other call of this conversation has: some servers count from zero in every turn, or give none. */
    #unique(id) {
        const base = id === '' ? 'call' : id;
        let unique = base;
        for (let count = 2; this.#ids.has(unique); count += 1)
            unique = `${base}-${count}`;
        this.#ids.add(unique);
        return unique;
    }
    #failed(words, usage) {
        return { kind: 'failed', words: `${this.#label} ${words}`, ...(usage === undefined ? {} : { usage }) };
    }
}
/** As a call of its own, so that the compiler does not take an earlier look for the present state. */
function isAborted(signal) {
    return signal.aborted;
}
