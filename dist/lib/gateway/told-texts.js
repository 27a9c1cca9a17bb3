// What the model has been told beside results, to be known again: a later output that repeats it, and is withheld, must not take it away.
import { hash } from 'node:crypto';
/** Texts that are remembered; what comes later is searched like anything new. */
const MOST = 100_000;
export class ToldTexts {
    #told = new Set();
    has(text) {
        return this.#told.has(keyOf(text));
    }
    /** They go up as they are. */
    add(texts) {
        for (const text of texts)
            if (this.#told.size < MOST)
                this.#told.add(keyOf(text));
    }
}
const keyOf = (text) => hash('sha256', text, 'base64url');
