import { onAbort } from '../contract/on-abort.js';
/** How long a call that was told to end at the deadline is still waited for, in milliseconds. */
const GRACE_MS = 5_000;
/**
 * When the parts of a turn are to end. A cancelled run ends at once and waits for nobody. At the deadline a turn of the model is
 * given up, and a call that is running is told to end and may still bring back what it has.
 */
export class TurnSignals {
    #end = new AbortController();
    #leave = new AbortController();
    #cleanup = [];
    constructor(cancelled, bounds) {
        const giveUp = onAbort(cancelled, () => this.stop());
        const deadline = bounds.armDeadline();
        const late = () => this.#late();
        deadline.signal.addEventListener('abort', late, { once: true });
        this.#cleanup.push(deadline.disarm, giveUp);
    }
    /** Aborts when a turn or a call is to end by itself. */
    get end() {
        return this.#end.signal;
    }
    /** Aborts when a call is no longer waited for. */
    get leave() {
        return this.#leave.signal;
    }
    /** Ends everything that is under way, at once. */
    stop() {
        this.#end.abort();
        this.#leave.abort();
    }
    dispose() {
        for (const undo of this.#cleanup.splice(0))
            undo();
    }
    #late() {
        this.#end.abort();
        const timer = setTimeout(() => this.#leave.abort(), GRACE_MS);
        this.#cleanup.push(() => clearTimeout(timer));
    }
}
