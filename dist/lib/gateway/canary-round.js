import { defined } from '../contract/defined.js';
import { toolInput } from '../contract/input.js';
import { comparableInput } from './wire/comparable.js';
export class CanaryRound {
    #options;
    #due;
    #playing;
    constructor(options, due) {
        this.#options = options;
        this.#due = due;
    }
    get isDone() {
        return this.#due.length === 0 && this.#playing === undefined;
    }
    /** What a request that asks the model for a turn comes to. */
    async step(request) {
        const playing = this.#playing;
        if (playing === undefined)
            return this.#next(request);
        const result = resultOf(request, playing.noted);
        if (result === undefined) {
            // The same request again, as after a broken connection, is answered the same.
            const again = request.conversation.agentId === playing.agentId && !request.calls.includes(playing.noted);
            return again ? { kind: 'play', call: playing.call } : { kind: 'elsewhere', playing: playing.canary };
        }
        const { canary } = playing;
        const wrong = hands(playing) ?? (await canary.check(result));
        if (this.#playing !== playing)
            return { kind: 'elsewhere', playing: canary };
        this.#playing = undefined;
        const more = wrong ?? (canary.kind === 'delegate' ? (canary.next?.(result) ?? []) : []);
        if (typeof more !== 'string') {
            this.#due = [...more, ...this.#due];
            return this.#next(request);
        }
        this.#due = [];
        return { kind: 'failed', words: `the canary that had to be ${PAST[canary.kind]} was not: ${more}`, call: playing.noted };
    }
    #next(request) {
        const { view, conversation } = request;
        const [due, ...rest] = this.#due;
        if (due === undefined)
            return { kind: 'done' };
        if (!hasOwnTools(request))
            return { kind: 'aside' };
        // A sub-agent has no sub-agents: the main conversation is waited for.
        if (due.kind === 'delegate' && conversation.agentId !== 'main')
            return { kind: 'aside' };
        const canary = offered(due, view);
        if (canary === undefined) {
            this.#due = [];
            return { kind: 'failed', words: `the canaries cannot be played: the request has no tool ${JSON.stringify(due.tool)}` };
        }
        const { tool, input, kind } = canary;
        const more = defined({ namespace: canary.namespace });
        const call = {
            id: ID_STARTS[view.wire] + this.#options.random(12),
            name: tool,
            input,
            ...more,
            ...defined({ form: canary.form }),
        };
        const seen = { id: call.id, ownId: true, name: tool, input: toolInput(input), ...more };
        const origin = { agentId: conversation.agentId, turn: conversation.turns, response: this.#options.response(), canary: kind };
        const noted = this.#options.calls.note(seen, origin);
        this.#due = rest;
        this.#playing = { canary, noted, call, agentId: conversation.agentId };
        return { kind: 'play', call };
    }
}
/** Ids look as the wire's own. */
const ID_STARTS = {
    anthropic: 'toolu_',
    bedrock: 'toolu_bdrk_',
    vertex: 'toolu_vrtx_',
    responses: 'call_',
    chat: 'call_',
    gemini: 'call_',
};
const PAST = { deny: 'denied', modify: 'modified', replace: 'replaced', delegate: 'handed to a sub-agent' };
/** Without tools of its own a request cannot lead to a call. */
export const hasOwnTools = ({ view }) => view.tools.some(({ hosted }) => hosted === undefined);
/** The canary, or what is played in its place: the first whose tool is there. */
function offered(canary, { tools }) {
    const own = tools.filter(({ hosted }) => hosted === undefined);
    const isThere = (one) => own.some(({ name, namespace }) => (name === one.tool && namespace === one.namespace) || (one.kind === 'delegate' && name === one.behind && namespace === undefined));
    for (let one = canary; one !== undefined; one = one.kind === 'delegate' ? one.otherwise : undefined)
        if (isThere(one))
            return one;
    return undefined;
}
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
        case 'delegate':
            return decision.ruling.kind === 'run' ? undefined : 'it was refused';
        case undefined:
            return 'it is no canary';
    }
}
