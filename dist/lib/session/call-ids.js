/** The ids of a session's calls: a record, a permit and a result belong together by it, so that no two calls may share one. */
export class CallIds {
    #taken = new Set();
    #mayBeRead;
    #given = 0;
    /** `mayBeRead`: whether an id may stand in records and the log as it is, which one that holds a secret may not. */
    constructor(mayBeRead = () => true) {
        this.#mayBeRead = mayBeRead;
    }
    /** The model's own id where it can serve, else one of ours; either way one that no other call of this session has. */
    claim(id) {
        const usable = /^[\x21-\x7e]{1,128}$/.test(id) && this.#mayBeRead(id);
        let claimed = usable ? id : this.#next('call');
        while (this.#taken.has(claimed))
            claimed = this.#next(usable ? id : 'call');
        this.#taken.add(claimed);
        return claimed;
    }
    #next(stem) {
        this.#given += 1;
        return `${stem}~${this.#given}`;
    }
}
