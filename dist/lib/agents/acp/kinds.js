// The kinds of calls of the protocol, as data. A kind is the agent's own word for what a call does.
import { entryOf } from '../../contract/entry-of.js';
export const LEVELS = {
    read: 'none',
    search: 'none',
    think: 'none',
    edit: 'local_state',
    delete: 'local_state',
    move: 'local_state',
    execute: 'process',
    fetch: 'external',
    switch_mode: 'external',
    other: 'external',
};
/** What a call without a kind is, by the protocol itself. */
export const NO_KIND = 'other';
/** Undefined: a kind that is not known, judged as `external`. */
export function levelOfKind(kind) {
    return entryOf(LEVELS, kind);
}
/** Whether a call of this kind must have asked before it runs. */
export const mustAsk = (kind) => levelOfKind(kind) !== 'none';
