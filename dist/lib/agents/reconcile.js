// After the run: every call that the agent's own records show to have run needs a decision. The wire has been gone by already; this is
// the agent's word, read to contradict it, never to excuse.
import { messageOf } from '../contract/message.js';
import { onAbort } from '../contract/on-abort.js';
import { shapeOf, shapeOfIdentity } from '../gateway/identity.js';
/** What was decided, to be found again by the words of the agent's records. */
export class DecisionLog {
    #identify;
    #ids = new Set();
    #shapes = new Map();
    #tools = new Map();
    #onWire;
    /** `onWire`: whether a call of this id of the wire's has been decided, for agents whose hooks carry none. */
    constructor(identify, onWire = () => false) {
        this.#identify = identify;
        this.#onWire = onWire;
    }
    /** A call was decided; `ran` is the input that it was let run with. */
    decided(call, ran) {
        if (call.id !== undefined)
            this.#ids.add(call.id);
        const asked = this.#identify(call);
        add(this.#tools, asked.tool);
        add(this.#shapes, shapeOfIdentity(asked));
        if (ran === undefined)
            return;
        const rewritten = this.#identify({ name: call.name, input: ran });
        if (rewritten.input !== asked.input)
            add(this.#shapes, shapeOfIdentity(rewritten));
    }
    /** Whether a decision is known by this id. */
    knows(id) {
        return this.#ids.has(id) || this.#onWire(id);
    }
    /** Whether no hook told an id: then, where no wire is read either, none is known. */
    get isWithoutIds() {
        return this.#ids.size === 0;
    }
    /** Whether there is a decision for a recorded call by its tool and input, each once. */
    covers({ name, input }) {
        if (input === undefined)
            return take(this.#tools, this.#identify({ name, input: { kind: 'raw', text: '' } }).tool);
        return take(this.#shapes, shapeOf(this.#identify, { name, input }));
    }
}
/** Foreign calls that are kept until it is known whether any is known. */
const MOST_FOREIGN = 10_000;
/** Sentences about what was not read. */
const MOST_UNREAD = 5;
/**
 * Holds records against decisions. A call is known by its id where the records have one. Where all their ids are foreign to the guard,
 * since neither a hook tells them nor is a wire read, calls are known by tool and input. Ends at its time or with the signal, and never
 * rejects.
 */
export async function compare({ records, log, signal, timeoutMs = 30_000, most = 100 }) {
    const comparison = new Comparison(log, most);
    const stop = new AbortController();
    const stopped = Promise.withResolvers();
    const timer = setTimeout(() => stopped.resolve(`they could not be read within ${timeoutMs} ms`), timeoutMs);
    const cancel = () => stopped.resolve('the run was cancelled');
    const giveUp = onAbort(signal, cancel);
    try {
        const why = await Promise.race([stopped.promise, signal.aborted ? stopped.promise : read(comparison, records, stop.signal)]);
        if (why !== undefined)
            comparison.unread(why);
        return comparison.end();
    }
    finally {
        stop.abort();
        clearTimeout(timer);
        giveUp();
    }
}
/** Why it could not be done; never rejects. */
async function read(comparison, records, signal) {
    try {
        for await (const record of records(signal)) {
            if (signal.aborted)
                return undefined;
            if ('unread' in record)
                comparison.unread(record.unread);
            else
                comparison.add(record);
        }
        return undefined;
    }
    catch (error) {
        return messageOf(error);
    }
}
class Comparison {
    #log;
    #most;
    #found = [];
    #foreign = [];
    #unread = [];
    #isForeign;
    #notTold = 0;
    #isCut = false;
    constructor(log, most) {
        this.#log = log;
        this.#most = most;
        this.#isForeign = log.isWithoutIds;
    }
    add(record) {
        const { id, ran } = record;
        const isKnown = id !== undefined && this.#log.knows(id);
        if (isKnown)
            this.#isForeign = false;
        if (!ran || isKnown)
            return;
        if (id !== undefined)
            this.#addForeign(record);
        else if (this.#found.length < this.#most && !this.#log.covers(record))
            this.#found.push(record);
    }
    unread(why) {
        if (this.#unread.length < MOST_UNREAD)
            this.#unread.push(why);
        else
            this.#notTold += 1;
    }
    end() {
        if (this.#isCut && this.#isForeign)
            this.unread(`there are more than ${MOST_FOREIGN} calls with ids that the guard does not know`);
        const more = this.#notTold === 0 ? [] : [`and ${this.#notTold} more places`];
        return { calls: [...this.#found, ...this.#undecided()].slice(0, this.#most), unread: [...this.#unread, ...more] };
    }
    #addForeign(record) {
        if (this.#foreign.length < (this.#isForeign ? MOST_FOREIGN : this.#most))
            this.#foreign.push(record);
        else
            this.#isCut = true;
    }
    #undecided() {
        if (!this.#isForeign)
            return this.#foreign;
        const found = [];
        for (const record of this.#foreign) {
            if (found.length >= this.#most)
                break;
            if (!this.#log.covers(record))
                found.push(record);
        }
        return found;
    }
}
function add(map, key) {
    map.set(key, (map.get(key) ?? 0) + 1);
}
function take(map, key) {
    const left = map.get(key) ?? 0;
    if (left > 0)
        map.set(key, left - 1);
    return left > 0;
}
