import { inputOf } from './input.js';
import { NO_KIND } from './kinds.js';
export const NOTHING_MORE = { kind: () => undefined, isOther: () => false };
export class Call {
    /** As the session knows it: an agent may use an id anew for another call. */
    id;
    first;
    #knowledge;
    told;
    asked;
    /** How it has ended. */
    end;
    constructor(told, knowledge, nth) {
        this.id = nth === 1 ? told.id : `${told.id}#${nth}`;
        this.#knowledge = knowledge;
        this.first = told;
        this.told = told;
    }
    get kind() {
        return this.#knowledge.kind(this.told, this.first) ?? this.told.kind ?? NO_KIND;
    }
    /** As the chain is asked about it. */
    get agentCall() {
        return { id: this.id, name: this.kind, input: inputOf(this.told) };
    }
}
export class Calls {
    #calls = new Map();
    /** How many calls there were under an id: providers count anew in each answer, and in each sub-agent. */
    #made = new Map();
    #knowledge;
    constructor(knowledge) {
        this.#knowledge = knowledge;
    }
    /** What is told last counts; one that is announced anew after its end is another call. */
    tell(told, isNew = false) {
        const known = this.#calls.get(told.id);
        if (known === undefined || (isNew && known.end !== undefined)) {
            const call = this.#make(told);
            this.#calls.set(told.id, call);
            return call;
        }
        known.told = { ...known.told, ...told };
        return known;
    }
    /** The call for which a permission is asked. One that has ended does not ask any more; of another than the known one nothing else is told. */
    asks(told) {
        const known = this.#calls.get(told.id);
        const isOther = known !== undefined && known.end === undefined && this.#knowledge.isOther(told, known);
        return isOther ? this.#make(told) : this.tell(told, true);
    }
    #make(told) {
        const nth = (this.#made.get(told.id) ?? 0) + 1;
        this.#made.set(told.id, nth);
        return new Call(told, this.#knowledge, nth);
    }
    /** Calls that were under way and have not come to an end. */
    get open() {
        return [...this.#calls.values()].filter(({ end, told }) => end === undefined && told.status === 'in_progress');
    }
}
