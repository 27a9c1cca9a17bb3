import { inputOf } from './input.js';
import { NO_KIND } from './kinds.js';
export class Call {
    /** As the session knows it: an agent may use an id anew for another call. */
    id;
    nth;
    #refine;
    told;
    asked;
    /** How it has ended. */
    end;
    constructor(told, refine, nth) {
        this.id = nth === 1 ? told.id : `${told.id}#${nth}`;
        this.nth = nth;
        this.#refine = refine;
        this.told = told;
    }
    get kind() {
        return this.#refine(this.told) ?? this.told.kind ?? NO_KIND;
    }
    /** As the chain is asked about it. */
    get agentCall() {
        return { id: this.id, name: this.kind, input: inputOf(this.told) };
    }
}
export class Calls {
    #calls = new Map();
    #refine;
    constructor(refine) {
        this.#refine = refine;
    }
    /** What is told last counts; one that is announced anew after its end is another call. */
    tell(told, isNew = false) {
        const known = this.#calls.get(told.id);
        if (known === undefined || (isNew && known.end !== undefined)) {
            const call = new Call(told, this.#refine, known === undefined ? 1 : known.nth + 1);
            this.#calls.set(told.id, call);
            return call;
        }
        known.told = { ...known.told, ...told };
        return known;
    }
    /** Calls that were under way and have not come to an end. */
    get open() {
        return [...this.#calls.values()].filter(({ end, told }) => end === undefined && told.status === 'in_progress');
    }
}
