/** The permits that are out; each is taken back once. */
export class Permits {
    #out = new Map();
    give(permit) {
        this.#out.set(keyOf(permit.call), permit);
    }
    take(ref) {
        const key = keyOf(ref);
        const permit = this.#out.get(key);
        this.#out.delete(key);
        return permit;
    }
    has(ref) {
        return this.#out.has(keyOf(ref));
    }
    get all() {
        return [...this.#out.values()];
    }
}
const keyOf = (ref) => JSON.stringify([ref.agentId, ref.id]);
