// Looks, some time after each call, for what the call left behind. One reading of the process table serves every call that ended
// since the last one, and the pause grows with what a reading costs, so that ten thousand short calls pay for few readings.
import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { isOneOf, kinOf } from './kin.js';
import { ProcessTable } from './process-table.js';
import { endAll } from './sweep.js';
/** Milliseconds between the end of a call and the reading for it; the most is less than the second that contract 7.4 gives. */
const LEAST_PAUSE_MS = 200;
const MOST_PAUSE_MS = 400;
/** A reading is followed by a pause of at least this many times its own length. */
const PAUSE_FACTOR = 10;
export class Reaper {
    #table;
    #open = new Set();
    #waiting = [];
    #working = false;
    #hurry;
    #draining = 0;
    #pauseMs = LEAST_PAUSE_MS;
    #since;
    constructor(table = new ProcessTable()) {
        this.#table = table;
    }
    /** What belongs to a call that is about to be ended, before the ties are cut. */
    async kin(isSeed) {
        return kinOf(await this.#table.list(this.#bound()), isSeed);
    }
    /** Settles, never rejects, when nothing of these remains is left as far as the table shows. */
    async reap(remains) {
        const { promise, resolve } = Promise.withResolvers();
        this.#waiting.push({ ...remains, done: resolve });
        if (!this.#working)
            void this.#work();
        await promise;
    }
    /** Counts a call's clean-up among those that `drain` waits for; `work` must not reject. */
    follow(work) {
        this.#open.add(work);
        void work.then(() => this.#open.delete(work));
    }
    /** Does without pauses until every call that has ended so far is cleaned up; for the end of a session. */
    async drain() {
        this.#draining += 1;
        this.#hurry?.abort();
        await Promise.all(this.#open);
        this.#draining -= 1;
    }
    async #work() {
        this.#working = true;
        while (this.#waiting.length > 0) {
            await this.#pause();
            const batch = this.#waiting;
            this.#waiting = [];
            const began = performance.now();
            await endAll(this.#table, this.#bound(), (reading) => belongsTo(batch, reading));
            this.#pauseMs = Math.min(MOST_PAUSE_MS, Math.max(LEAST_PAUSE_MS, PAUSE_FACTOR * (performance.now() - began)));
            for (const { done } of batch)
                done();
        }
        this.#working = false;
    }
    async #pause() {
        if (this.#draining > 0)
            return;
        this.#hurry = new AbortController();
        await wait(this.#pauseMs, undefined, { signal: this.#hurry.signal }).catch(() => undefined);
        this.#hurry = undefined;
    }
    /** What a call left is younger than this process. */
    #bound() {
        this.#since ??= this.#table.startOf(process.pid) ?? 0;
        return this.#since;
    }
}
function belongsTo(batch, reading) {
    const marks = new Set(batch.map(({ mark }) => mark));
    const isKin = isOneOf(batch.flatMap(({ kin }) => kin));
    const sessions = new Set(batch.map(({ pid }) => pid));
    // The program was waited for: a process of its number is another one, and so is that one's session.
    for (const { pid } of reading)
        sessions.delete(pid);
    return (process) => (process.mark !== undefined && marks.has(process.mark)) || sessions.has(process.session) || isKin(process);
}
