import { hash, randomBytes } from 'node:crypto';
/**
 * Paths and what they looked like, as 48 bits each, so that a large tree costs tens of bytes a file. The salt keeps anybody from choosing
 * names or stamps that fall together.
 */
export class Fingerprints {
    #salt = randomBytes(16).toString('hex');
    #known = new Map();
    get size() {
        return this.#known.size;
    }
    add(path, stamp) {
        this.#known.set(this.#reduce(path), this.#reduce(stamp));
    }
    compare(path, stamp) {
        const known = this.#known.get(this.#reduce(path));
        if (known === undefined)
            return 'new';
        return known === this.#reduce(stamp) ? 'same' : 'different';
    }
    #reduce(text) {
        return hash('sha1', this.#salt + text, 'buffer').readUIntBE(0, 6);
    }
}
