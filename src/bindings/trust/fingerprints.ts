import { hash, randomBytes } from 'node:crypto';

/** What a path was when it was first seen. */
export type Seen = 'new' | 'same' | 'different';

/**
 * Paths and what they looked like, as 48 bits each, so that a large tree costs tens of bytes a file. The salt keeps anybody from choosing
 * names or stamps that fall together.
 */
export class Fingerprints {
  readonly #salt = randomBytes(16).toString('hex');
  readonly #known = new Map<number, number>();

  get size(): number {
    return this.#known.size;
  }

  add(path: string, stamp: string): void {
    this.#known.set(this.#reduce(path), this.#reduce(stamp));
  }

  compare(path: string, stamp: string): Seen {
    const known = this.#known.get(this.#reduce(path));
    if (known === undefined) return 'new';
    return known === this.#reduce(stamp) ? 'same' : 'different';
  }

  #reduce(text: string): number {
    return hash('sha1', this.#salt + text, 'buffer').readUIntBE(0, 6);
  }
}
