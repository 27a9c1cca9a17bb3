import { Shown } from './shown.js';
const LOADED_KEPT = 300;
export class Participants {
    loaded = new Shown(LOADED_KEPT);
    #activity = new Map();
    #hooks = 0;
    /** How many of them are hooks. */
    get hooks() {
        return this.#hooks;
    }
    load(record) {
        this.loaded.add(record);
        if (record.kind === 'hook')
            this.#hooks += 1;
        this.#activity.set(keyOf(record), { asked: 0, denied: 0, changed: 0, broken: 0, slowestUs: 0 });
    }
    consulted({ who, outcome, elapsed_us: elapsed }) {
        const activity = this.#activity.get(keyOf(who));
        if (activity === undefined)
            return;
        activity.asked += 1;
        activity.slowestUs = Math.max(activity.slowestUs, elapsed);
        if (outcome === 'deny')
            activity.denied += 1;
        if (outcome === 'modify' || outcome === 'replace')
            activity.changed += 1;
        if (outcome === 'broken')
            activity.broken += 1;
    }
    activityOf(record) {
        return this.#activity.get(keyOf(record));
    }
}
const keyOf = ({ kind, name }) => `${kind} ${name}`;
