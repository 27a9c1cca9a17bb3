// A list of which only the beginning is kept: a session may have a hundred thousand of something, a page shows some hundreds.

export class Shown<T> {
  readonly #limit: number;
  readonly #kept: T[] = [];
  #count = 0;

  constructor(limit: number) {
    this.#limit = limit;
  }

  add(item: T): void {
    this.#count += 1;
    if (this.#kept.length < this.#limit) this.#kept.push(item);
  }

  get kept(): readonly T[] {
    return this.#kept;
  }

  /** All that were added. */
  get count(): number {
    return this.#count;
  }
}
