// A list of which only the beginning is kept: a session may have a hundred thousand of something, a page shows some hundreds.
export class Shown {
    #limit;
    #kept = [];
    #count = 0;
    constructor(limit) {
        this.#limit = limit;
    }
    add(item) {
        this.#count += 1;
        if (this.#kept.length < this.#limit)
            this.#kept.push(item);
    }
    get kept() {
        return this.#kept;
    }
    /** All that were added. */
    get count() {
        return this.#count;
    }
}
