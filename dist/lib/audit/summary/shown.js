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
    /** Another in the place of the last of those kept that it is asked for. */
    amendLast(isWanted, amended) {
        const at = this.#kept.findLastIndex(isWanted);
        const found = this.#kept[at];
        if (found !== undefined)
            this.#kept[at] = amended(found);
    }
    /** A list of these and others after them. */
    with(others) {
        const all = new Shown(this.#limit);
        for (const item of this.#kept)
            all.add(item);
        all.#count = this.#count;
        for (const item of others)
            all.add(item);
        return all;
    }
    get kept() {
        return this.#kept;
    }
    /** All that were added. */
    get count() {
        return this.#count;
    }
}
