/** Calls without ids that wait for their results: each result answers the oldest open call of its name. */
export class Answerable {
    #open = new Map();
    add(name, call) {
        const open = this.#open.get(name);
        if (open === undefined)
            this.#open.set(name, [call]);
        else
            open.push(call);
    }
    take(name) {
        return this.#open.get(name)?.shift();
    }
}
