// The calls that the gateway makes in the model's place before the model's own: each must be denied, changed or answered with a
// replacement by the very hooks that are to guard the session, in the agent and in a sub-agent of it. They are taken out of every later
// request.
import { delegated } from './canary-delegation.js';
import { CanaryRound, hasOwnTools } from './canary-round.js';
import { beforeModel } from './conversations.js';
export class CanaryPlay {
    #options;
    #main;
    /** What sub-agents end with. */
    #parting;
    /** What sub-agents are told here: found nowhere else but in what the agent tells of them, as are their last words. */
    #told = [];
    /** Of the sub-agent; its conversation is one that asks while the delegation is out. */
    #sub;
    #failed = false;
    #hasHeld = false;
    #settled = Promise.withResolvers();
    constructor(options) {
        this.#options = options;
        this.#parting = `The check is over: ${options.random(8)}.`;
        this.#main = new CanaryRound(options, this.#all());
    }
    get state() {
        if (this.#options.canaries.length === 0)
            return 'none';
        if (this.#failed)
            return 'failed';
        return this.#main.isDone ? 'held' : 'pending';
    }
    /** Whether all of them have held at some time. */
    get hasHeld() {
        return this.#hasHeld;
    }
    /** Whether a text holds words that a sub-agent was told here, or that it ended with. */
    isOwn(text) {
        return [this.#parting, ...this.#told].some((words) => text.includes(words));
    }
    /** Whether a conversation opens with what a sub-agent was told here. */
    opens(view) {
        return this.#told.some((words) => opensWith(view, words));
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
        if (sub.agentId === undefined && opensWith(request.view, sub.told))
            sub.agentId = request.conversation.agentId;
        if (sub.agentId !== request.conversation.agentId)
            return { kind: 'wait' };
        const step = await sub.round.step(request);
        return step.kind === 'done' ? { kind: 'dismiss', words: this.#parting } : this.#taken(step, request);
    }
    #taken(step, request) {
        switch (step.kind) {
            case 'play':
                return step;
            case 'done':
                this.#hasHeld = this.#options.canaries.length > 0;
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
        const made = delegation();
        const round = new CanaryRound(this.#options, canaries);
        this.#sub = { round, told: made.told, agentId: undefined };
        if (made.told !== undefined)
            this.#told.push(made.told);
        return [...canaries, delegated(made, { ...this.#options, isDone: () => round.isDone })];
    }
}
/** Whether this is said before the model first speaks. */
function opensWith(view, words) {
    if (words === undefined)
        return true;
    for (const { text } of beforeModel(view))
        if (text.includes(words))
            return true;
    return false;
}
