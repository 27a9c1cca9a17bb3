// One request from the agent: who asks, what for, what about its results, whether the canaries held, whether there is anything left to
// spend. It is refused, answered here, or handed to the exchange. Nothing is thrown out of here.
import { messageOf } from '../contract/message.js';
import { defined } from '../contract/defined.js';
import { LedgerBroken } from '../contract/ledger-broken.js';
import { ok } from '../contract/result.js';
import { settledWithin } from '../contract/time.js';
import { openingOf } from './conversations.js';
import { isAuthorized } from './credentials.js';
import { readBody } from './request-body.js';
import { isEmpty } from './request-judge.js';
import { send } from './sink.js';
import { TurnQueue } from './turn-queue.js';
/** Turns under way side by side where a budget counts what they use. */
const SIDE_BY_SIDE = 8;
export class Relay {
    #parts;
    #queue = new TurnQueue(SIDE_BY_SIDE);
    #wasAsked = false;
    constructor(parts) {
        this.#parts = parts;
    }
    /** Whether a request has come with the token of this session. */
    get wasAsked() {
        return this.#wasAsked;
    }
    async handle(request, response) {
        try {
            await this.#handle(request, response);
        }
        catch (error) {
            const words = error instanceof LedgerBroken ? error.message : `the gateway itself failed: ${messageOf(error)}`;
            this.#parts.end({ kind: 'guard', words });
            this.#refuse(response, 'ended', words);
        }
    }
    async #handle(request, response) {
        const { options, token, ended, exchange } = this.#parts;
        const { wire } = options;
        const asked = request.url ?? '';
        if (!isAuthorized(token, wire.name, request.headers, asked))
            return this.#refuse(response, 'unauthorized', 'the key is not that of this session');
        this.#wasAsked = true;
        const end = ended();
        if (end !== undefined)
            return this.#refuse(response, 'ended', end.words);
        const route = wire.route(request.method ?? '', asked);
        switch (route.kind) {
            case 'refused':
                return this.#refuse(response, route.as === 'unknown' ? 'not-found' : 'forbidden', route.why);
            case 'models':
                return exchange.run(request, response, { route });
            case 'generate':
            case 'count-tokens':
                return this.#withBody(request, response, route);
        }
    }
    async #withBody(request, response, route) {
        const body = await readBody(request, this.#parts.limits.bodyBytes);
        if (body === undefined)
            return void response.destroy();
        if (!body.ok)
            return this.#refuse(response, body.error.as, body.error.words);
        const outgoing = await this.#judged(body.value, route, response);
        if (outgoing === undefined)
            return;
        const { options, exchange } = this.#parts;
        if (route.kind !== 'generate' || options.mode === 'off')
            return exchange.run(request, response, outgoing);
        const turn = async () => {
            if (this.#isWithinBounds(outgoing, response))
                await exchange.run(request, response, outgoing);
        };
        await (options.bounds.countsUsage ? this.#queue.run(turn) : turn());
    }
    /** False: nobody waits for the turn any more, or the request has been answered with the end of the session or of a bound. */
    #isWithinBounds({ view, conversation }, response) {
        const { options, reports, ended } = this.#parts;
        if (response.destroyed)
            return false;
        const trip = options.bounds.admitTurn();
        const stop = ended() ?? trip;
        if (stop === undefined)
            return true;
        if (stop !== trip || view === undefined)
            this.#refuse(response, 'ended', stop.words);
        else {
            reports.notice(`a turn of ${conversation?.agentId} was not asked for: ${stop.words}`);
            this.#answer(response, options.wire.quietEnd(stop.words, this.#answerSetting(view)));
        }
        return false;
    }
    /** What may go up; undefined where the request has been answered here. */
    async #judged(body, route, response) {
        const { options, calls, conversations, canary, judge, ended } = this.#parts;
        const asItCame = { route, body: body.bytes };
        if (options.mode === 'off')
            return asItCame;
        const observe = options.mode === 'observe';
        const read = options.wire.readRequest(body.text, route);
        if (!read.ok) {
            if (observe)
                return { ...asItCame, notes: [`observed only: the request could not be judged: ${read.error}`] };
            return this.#refuse(response, 'unreadable', read.error);
        }
        const view = read.value;
        const opening = openingOf(view);
        const noted = calls.find(view.calls, () => conversations.opener(opening));
        const conversation = conversations.of(view, noted, opening, () => canary.opens(view));
        const judged = { view, calls: noted, conversation };
        const verdict = await judge.judge(judged, route.kind === 'count-tokens');
        if (verdict.kind === 'refuse') {
            if (verdict.end !== undefined)
                this.#parts.end(verdict.end);
            return this.#refuse(response, verdict.as, verdict.words);
        }
        const end = ended();
        if (end !== undefined)
            return this.#refuse(response, 'ended', end.words);
        if (route.kind === 'generate' && !(await this.#canaryHeld(judged, response)))
            return undefined;
        const askUsage = !observe && route.kind === 'generate' && view.stream && !view.tellsUsage;
        const up = bodyOf(body, view, { ...verdict.edits, askUsage });
        if (!up.ok)
            return this.#refuse(response, 'forbidden', up.error);
        const { notes, goesUp } = verdict;
        return { route, body: up.value, view, conversation: judged.conversation, notes, askedUsage: askUsage, ...defined({ goesUp }) };
    }
    /** False: the request has been answered with a canary, with the end of a sub-agent, or refused. */
    async #canaryHeld(judged, response) {
        const { options, canary, limits, reports } = this.#parts;
        const before = canary.state;
        let step = await canary.step(judged);
        if (step.kind === 'wait') {
            await settledWithin(limits.canaryMs, canary.settled);
            step = await canary.step(judged);
        }
        switch (step.kind) {
            case 'pass':
                if (before === 'pending' && canary.state === 'held')
                    reports.notice('the canaries held: what is decided is what happens');
                return true;
            case 'play':
                this.#answer(response, options.wire.canaryTurn(step.call, this.#answerSetting(judged.view)));
                return false;
            case 'dismiss':
                this.#answer(response, options.wire.quietEnd(step.words, this.#answerSetting(judged.view)));
                return false;
            case 'wait':
                this.#refuse(response, 'forbidden', 'the session is still being checked in another conversation');
                return false;
            case 'failed': {
                const about = { agentId: step.call?.agentId ?? judged.conversation.agentId, toolCallId: step.call?.id };
                reports.unguarded(about, step.words, `canary ${about.toolCallId}`);
                this.#parts.end({ kind: 'canary', words: step.words });
                this.#refuse(response, 'ended', step.words);
                return false;
            }
        }
    }
    #answerSetting({ model = '', stream }) {
        return { stream, model, id: this.#parts.options.random(12) };
    }
    #answer(response, { status, contentType, body }) {
        send(response, status, { 'content-type': contentType }, body);
    }
    #refuse(response, kind, words) {
        this.#answer(response, this.#parts.options.wire.refusal(kind, words));
    }
}
/** The body that goes up: the very bytes that came where nothing is changed. */
function bodyOf(body, view, edits) {
    if (isEmpty(edits))
        return ok(body.bytes);
    const edited = view.edit(edits);
    if (!edited.ok)
        return edited;
    return ok(edited.value === body.text ? body.bytes : Buffer.from(edited.value));
}
