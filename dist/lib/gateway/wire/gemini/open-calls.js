/** Calls that wait for their results. Ids are optional on this wire, and some agents make up ids for results alone. */
export class OpenCalls {
    #open = [];
    add(call) {
        this.#open.push(call);
    }
    /** The call that a result answers: of its id; else the oldest of its name, one with another id apart. */
    take(name, id) {
        const byId = id === undefined ? -1 : this.#open.findIndex((open) => open.id === id);
        const at = byId >= 0 ? byId : this.#open.findIndex((open) => open.name === name && (id === undefined || open.id === undefined));
        return at < 0 ? undefined : this.#open.splice(at, 1)[0]?.call;
    }
}
