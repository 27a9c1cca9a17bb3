import { shapeOf } from '../../gateway/identity.js';
import { askedCall } from './call-source.js';
/** The calls that hooks have told of; found by id, without one the last of the same tool and input. */
export class PastCalls {
    #identify;
    #calls = new Map();
    constructor(identify) {
        this.#identify = identify;
    }
    add(call, noted) {
        this.#calls.set(this.#keyOf(call), noted);
    }
    find(call) {
        return this.#calls.get(this.#keyOf(call));
    }
    #keyOf(call) {
        return call.id === undefined ? `shape ${shapeOf(this.#identify, askedCall(call))}` : `id ${call.id}`;
    }
}
