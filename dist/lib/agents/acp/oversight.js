import { Calls } from './calls.js';
import { resultOf } from './input.js';
import { levelOfKind, mustAsk } from './kinds.js';
import { answerFor, CANCELLED, canAllow } from './permission.js';
export class Oversight {
    #context;
    #calls;
    #under = new Set();
    #session;
    constructor(context, knowledge) {
        this.#context = context;
        this.#calls = new Calls(knowledge);
    }
    /** Only what this session asks is answered. */
    begins(session) {
        this.#session = session;
    }
    /** Never rejects. */
    async asked({ session, call: told, options }) {
        if (session !== this.#session)
            return CANCELLED;
        const call = this.#calls.asks(told);
        const judged = call.agentCall;
        const answer = Promise.withResolvers();
        call.asked = { call: judged, answer: answer.promise };
        const ruling = await this.#context.ask({ event: 'pre', call: judged });
        const may = ruling.kind === 'allow' && canAllow(options);
        if (ruling.kind === 'allow' && !may)
            this.#notice(`a call of kind ${called(call.kind)} may happen, and the agent offers no way to allow it once: it does not happen`);
        answer.resolve(may ? 'allow' : 'deny');
        return answerFor(ruling, options);
    }
    told({ call: told, isNew }) {
        const call = this.#calls.tell(told, isNew);
        const { status } = told;
        // One that failed and then has run after all has run.
        if (call.end === 'completed' || call.end === status)
            return;
        this.#contradicts(call);
        if (status !== 'completed' && status !== 'failed')
            return;
        call.end = status;
        const work = this.#ended(call, status === 'failed').finally(() => this.#under.delete(work));
        this.#under.add(work);
    }
    /** When everything that has ended has been looked at. */
    async settled() {
        await Promise.all(this.#under);
        for (const { asked, kind } of this.#calls.open)
            if (asked === undefined && mustAsk(kind))
                this.#gap(`a call of kind ${called(kind)} was begun without asking and never ended: what it did is not known`);
    }
    /** The agent may not make more of a call than it asked for. */
    #contradicts(call) {
        const { asked } = call;
        if (asked === undefined)
            return;
        const { kind } = call;
        if (levelOfKind(asked.call.name) !== levelOfKind(kind))
            this.#context.broken(`the agent asked for a call of kind ${called(asked.call.name)} and then called it ${called(kind)}`);
    }
    async #ended(call, isError) {
        const { asked } = call;
        if (asked === undefined)
            return mustAsk(call.kind) ? this.#unasked(call, isError) : this.#read(call, isError);
        const answer = await asked.answer;
        if (answer === 'allow')
            return this.#returned(call, isError);
        // What was refused ends as failed.
        if (isError)
            return;
        await this.#returned(call, isError);
        this.#context.broken(`a call of kind ${called(call.kind)} that was refused has run all the same`);
    }
    async #unasked(call, isError) {
        if (isError)
            return this.#gap(`a call of kind ${called(call.kind)} failed without having asked: whether it did anything is not known`);
        await this.#returned(call, isError);
        this.#context.broken(`a call of kind ${called(call.kind)} ran without having asked`);
    }
    /** A call that only reads does not ask: it is judged now, when it cannot be kept from happening any more. */
    async #read(call, isError) {
        const ruling = await this.#context.ask({ event: 'pre', call: call.agentCall });
        if (ruling.kind === 'allow')
            return this.#returned(call, isError);
        if (isError)
            return;
        const why = ruling.kind === 'deny' ? ruling.words : 'it was to be rewritten';
        this.#context.broken(`a call of kind ${called(call.kind)}, which does not ask, was not to happen: ${why}`);
    }
    async #returned({ asked, agentCall, kind, told }, isError) {
        const result = resultOf(told, isError);
        const ruling = await this.#context.returned?.({ event: 'post', call: asked?.call ?? agentCall, result, native: undefined });
        if (ruling?.kind === 'replace')
            this.#context.broken(`the result of a call of kind ${called(kind)} was not to be shown as it is, and its agent cannot be kept from that`);
    }
    #gap(sentence) {
        this.#context.gap?.(sentence);
    }
    #notice(message) {
        this.#context.tell({ type: 'notice', message });
    }
}
/** A kind that is none of the protocol's is the agent's own text. */
const called = (kind) => (levelOfKind(kind) === undefined ? JSON.stringify(kind.slice(0, 64)) : kind);
