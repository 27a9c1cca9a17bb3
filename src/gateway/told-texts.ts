// What the model has been told beside results, to be known again: a later output that repeats it, and is withheld, must not take it away.
import { hash } from 'node:crypto';

/** Texts that are remembered; what comes later is searched like anything new. */
const MOST = 100_000;

export class ToldTexts {
  readonly #told = new Set<string>();

  has(text: string): boolean {
    return this.#told.has(keyOf(text));
  }

  /** They go up as they are. */
  add(texts: Iterable<string>): void {
    for (const text of texts) if (this.#told.size < MOST) this.#told.add(keyOf(text));
  }
}

const keyOf = (text: string): string => hash('sha256', text, 'base64url');
