import { toolInput } from '../contract/input.js';
import { comparableInput } from './wire/comparable.js';
export class CanaryPlay {
    #options;
    #due;
    #playing;
    #failed = false;
    #settled = Promise.withResolvers();
    constructor(options) {
        this.#options = options;
        this.#due = options.canaries;
    }
    get state() {
        if (this.#options.canaries.length === 0)
            return 'none';
        if (this.#failed)
            return 'failed';
        return this.#due.length > 0 || this.#playing !== undefined ? 'pending' : 'held';
    }
    /** Settles when nothing is due any more. */
    get settled() {
        return this.#settled.promise;
    }
    /** All of them again, from the next request on. */
    replay() {
        if (this.#playing === undefined && this.#due.length === 0)
            this.#settled = Promise.withResolvers();
        this.#due = this.#options.canaries;
    }
    /** What a request that asks the model for a turn comes to. */
    async step(request) {
        if (this.#failed)
            return { kind: 'failed', words: 'a canary has failed' };
        const playing = this.#playing;
        if (playing === undefined)
            return this.#next(request);
        const result = resultOf(request, playing.noted);
        if (result === undefined) {
            // The same request again, as after a broken connection, is answered the same.
            return request.conversation.agentId === playing.agentId && !request.calls.includes(playing.noted)
                ? { kind: 'play', call: playing.call }
                : this.#bystander(request);
        }
        const wrong = hands(playing) ?? (await playing.canary.check(result));
        if (this.#playing !== playing)
            return { kind: 'wait' };
        this.#playing = undefined;
        if (wrong === undefined)
            return this.#next(request);
        this.#failed = true;
        this.#settled.resolve();
        const words = `the canary that had to be ${PAST[playing.canary.kind]} was not: ${wrong}`;
        return { kind: 'failed', words, call: playing.noted };
    }
    #bystander({ view }) {
        return view.tools.some(({ hosted }) => hosted === undefined) ? { kind: 'wait' } : { kind: 'pass' };
    }
    #next(request) {
        const { view, conversation } = request;
        const [canary, ...rest] = this.#due;
        if (canary === undefined) {
            this.#settled.resolve();
            return { kind: 'pass' };
        }
        // Without tools of its own a request cannot lead to a call.
        if (this.#bystander(request).kind === 'pass')
            return { kind: 'pass' };
        const { tool, namespace, input, form, kind } = canary;
        if (!view.tools.some((one) => one.hosted === undefined && one.name === tool && one.namespace === namespace)) {
            this.#failed = true;
            this.#settled.resolve();
            return { kind: 'failed', words: `the canaries cannot be played: the request has no tool ${JSON.stringify(tool)}` };
        }
        const call = {
            id: this.#idOf(view.wire),
            name: tool,
            input,
            ...(namespace === undefined ? {} : { namespace }),
            ...(form === undefined ? {} : { form }),
        };
        const seen = { id: call.id, ownId: true, name: tool, input: toolInput(input), ...(namespace === undefined ? {} : { namespace }) };
        const origin = { agentId: conversation.agentId, turn: conversation.turns, response: this.#options.response(), canary: kind };
        const noted = this.#options.calls.note(seen, origin);
        this.#due = rest;
        this.#playing = { canary, noted, call, agentId: conversation.agentId };
        return { kind: 'play', call };
    }
    /** An id as the wire's own look. */
    #idOf(wire) {
        const random = this.#options.random(12);
        return wire === 'anthropic' ? `toolu_${random}` : `call_${random}`;
    }
}
const PAST = { deny: 'denied', modify: 'modified', replace: 'replaced' };
function resultOf({ view, calls }, noted) {
    const found = view.results.find(({ call }) => call !== undefined && calls[call] === noted);
    return found === undefined ? undefined : { output: found.output, isError: found.isError };
}
/** Whether it was decided, and as its kind wants. */
function hands({ noted }) {
    const { decision, hookRuling, canary, input } = noted;
    if (decision === undefined)
        return 'nobody was asked about it';
    switch (canary) {
        case 'deny':
            return decision.ruling.kind === 'refuse' ? undefined : 'it was not refused';
        case 'modify':
            if (decision.ruling.kind !== 'run')
                return 'it was refused';
            return comparableInput({ kind: 'json', text: decision.ruling.input }) === comparableInput(input)
                ? 'its input was not changed'
                : undefined;
        case 'replace':
            return hookRuling === undefined ? 'no hook was asked about its output' : undefined;
        case undefined:
            return 'it is no canary';
    }
}
