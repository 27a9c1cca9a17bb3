// How much of a text's end may be the beginning of one of many strings.
import { leading } from './leading.ts';

export class Beginnings {
  readonly #sorted: readonly string[];
  /** Characters of the longest string. */
  readonly longest: number;

  constructor(strings: readonly string[]) {
    this.#sorted = strings.toSorted((a, b) => (a < b ? -1 : 1));
    this.longest = strings.reduce((longest, { length }) => Math.max(longest, length), 0);
  }

  /** The length of the longest end of the text with which a string begins, and that is not all of it. */
  endOf(text: string): number {
    for (let length = Math.min(this.longest - 1, text.length); length > 0; length -= 1) {
      if (this.#goesOn(text.slice(text.length - length))) return length;
    }
    return 0;
  }

  /** Whether a string begins with this and goes on: those stand right behind it in the order. */
  #goesOn(beginning: string): boolean {
    const after = leading(this.#sorted.length, (at) => (this.#sorted[at] ?? '') <= beginning);
    return this.#sorted[after]?.startsWith(beginning) ?? false;
  }
}
