// The calls that the gateway makes in the model's place before the model's own: each must be denied, changed or answered with a
// replacement by the very hooks that are to guard the session, in the agent and in a sub-agent of it. They are taken out of every later
// request.
import { CanaryRound, hasOwnTools } from './canary-round.js';
const notPlayed = ({ output }) => `no sub-agent asked for a turn in which the canaries could be played, and it came back as ${JSON.stringify(output.text.slice(0, 200))}`;
export class CanaryPlay {
    #options;
    #main;
    /** Of the sub-agent; its conversation is the first other one that asks while the delegation is out. */
    #sub;
    #failed = false;
    #settled = Promise.withResolvers();
    constructor(options) {
        this.#options = options;
        this.#main = new CanaryRound(options, this.#all());
    }
    get state() {
        if (this.#options.canaries.length === 0)
            return 'none';
        if (this.#failed)
            return 'failed';
        return this.#main.isDone ? 'held' : 'pending';
    }
    /** Settles when nothing is due any more. */
    get settled() {
        return this.#settled.promise;
    }
    /** All of them again, from the next request on. */
    replay() {
        if (this.#main.isDone)
            this.#settled = Promise.withResolvers();
        this.#main = new CanaryRound(this.#options, this.#all());
    }
    /** What a request that asks the model for a turn comes to. */
    async step(request) {
        if (this.#failed)
            return { kind: 'failed', words: 'a canary has failed' };
        const step = await this.#main.step(request);
        if (step.kind === 'elsewhere' && step.playing.kind === 'delegate')
            return this.#within(request);
        return this.#taken(step, request);
    }
    /** A request of a sub-agent while the delegation is out. */
    async #within(request) {
        const sub = this.#sub;
        if (sub === undefined || !hasOwnTools(request))
            return { kind: 'pass' };
        sub.agentId ??= request.conversation.agentId;
        if (sub.agentId !== request.conversation.agentId)
            return { kind: 'wait' };
        const step = await sub.round.step(request);
        return step.kind === 'done' ? { kind: 'dismiss', words: 'The check is over.' } : this.#taken(step, request);
    }
    #taken(step, request) {
        switch (step.kind) {
            case 'play':
                return step;
            case 'done':
                this.#settled.resolve();
                return { kind: 'pass' };
            case 'aside':
                return { kind: 'pass' };
            case 'elsewhere':
                return hasOwnTools(request) ? { kind: 'wait' } : { kind: 'pass' };
            case 'failed':
                this.#failed = true;
                this.#settled.resolve();
                return step;
        }
    }
    #all() {
        const { canaries, delegation } = this.#options;
        if (delegation === undefined || canaries.length === 0)
            return canaries;
        const round = new CanaryRound(this.#options, canaries);
        this.#sub = { round, agentId: undefined };
        return [...canaries, { ...delegation, kind: 'delegate', check: (result) => (round.isDone ? undefined : notPlayed(result)) }];
    }
}
