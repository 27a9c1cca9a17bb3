import { defined } from '../../contract/defined.js';
import { toolInput } from '../../contract/input.js';
import { readExact } from '../../contract/json/text.js';
import { ValueEnd } from './value-end.js';
/** The longest scalar that a client is thought to act on before the end of its call. */
const LONGEST_SCALAR = 64;
/**
 * The calls of one response whose input arrives in pieces, side by side. A call is told as soon as its input is a whole JSON value,
 * as a client may act on it from there on, and again at its close where it had become another; never twice with the same input.
 */
export class CallPieces {
    #open = new Map();
    #told = new Set();
    idOf(key) {
        return this.#open.get(key)?.begun.id;
    }
    begin(key, begun) {
        this.#open.set(key, { begun, pieces: [], end: new ValueEnd(), told: false });
    }
    /** The name of a call that began without one. */
    name(key, name) {
        const open = this.#open.get(key);
        if (open !== undefined && open.begun.name === '')
            open.begun = { ...open.begun, name };
    }
    /** One more piece; undefined where no such call has begun. */
    add(key, piece) {
        const open = this.#open.get(key);
        if (open === undefined)
            return undefined;
        open.pieces.push(piece);
        if (open.begun.isText === true)
            return [];
        switch (open.end.after(piece)) {
            case 'whole':
                return this.#tell(open, open.pieces.join(''));
            case 'scalar': {
                const text = open.pieces.join('');
                if (text.length > LONGEST_SCALAR)
                    open.end.give();
                return text.length <= LONGEST_SCALAR && readExact(text).ok ? this.#tell(open, text) : [];
            }
            case 'open':
                return [];
        }
    }
    /** What the wire says that a call's input came to, while the call is still open. */
    settle(key, text) {
        const open = this.#open.get(key);
        return open === undefined || text === undefined ? [] : this.#tell(open, text);
    }
    /** The end of a call's input; `empty` is what it is where nothing came. */
    close(key, empty = '') {
        const open = this.#open.get(key);
        if (open === undefined)
            return [];
        this.#open.delete(key);
        const text = open.pieces.join('');
        return text === '' && open.told ? [] : this.#tell(open, text === '' ? empty : text);
    }
    /** Closes every call whose key begins so. */
    closeAll(prefix = '') {
        return [...this.#open.keys()].filter((key) => key.startsWith(prefix)).flatMap((key) => this.close(key));
    }
    /** A call that came in one piece. */
    whole({ id, ownId, name, namespace }, input) {
        const mark = JSON.stringify([id, name, namespace, input.text]);
        if (this.#told.has(mark))
            return [];
        this.#told.add(mark);
        return [{ kind: 'call', call: { id, ownId, name, input, ...defined({ namespace }) } }];
    }
    /** Names of the calls that were never told. */
    get begun() {
        return [...this.#open.values()].filter(({ told }) => !told).map(({ begun }) => begun.name);
    }
    #tell(open, text) {
        open.told = true;
        return this.whole(open.begun, toolInput(text));
    }
}
