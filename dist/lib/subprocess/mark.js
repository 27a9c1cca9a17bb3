// Marks, by which what a call leaves behind is found: one prefix a session, one random part a call.
import { MARK_NAME } from './process-table.js';
/** Gives the mark of each call: `<prefix>.<random>`. `random` must give a new word of letters, digits and dashes every time. */
export function markSource(prefix, random) {
    return () => `${prefix}.${random()}`;
}
/** An environment that carries the mark. */
export function withMark(env, mark) {
    return { ...env, [MARK_NAME]: mark };
}
