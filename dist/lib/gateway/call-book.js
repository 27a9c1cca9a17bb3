import { defined } from '../contract/defined.js';
import { asOnWire, shapeOf } from './identity.js';
class Entry {
    id;
    ownId;
    name;
    namespace;
    agentId;
    turn;
    canary;
    response;
    shapes = new Set();
    input;
    claimed = false;
    decision;
    hookRuling;
    /** A result of it has been ruled on the wire. */
    came = false;
    constructor(call, origin) {
        this.id = call.id;
        this.ownId = call.ownId;
        this.name = call.name;
        if (call.namespace !== undefined)
            this.namespace = call.namespace;
        this.agentId = origin.agentId;
        this.turn = origin.turn;
        this.response = origin.response;
        if (origin.canary !== undefined)
            this.canary = origin.canary;
        this.input = call.input;
    }
}
export class CallBook {
    #identify;
    #byId = new Map();
    #byShape = new Map();
    #entries = new Set();
    constructor(identify = asOnWire) {
        this.#identify = identify;
    }
    /** Notes a call of a response. */
    note(call, origin) {
        const shape = shapeOf(this.#identify, call);
        const same = this.#byId.get(call.id)?.find((entry) => entry.response === origin.response && entry.shapes.has(shape));
        if (same !== undefined)
            return same;
        // An id whose input is told anew may be a call that grew or another call: either way it needs a decision of its own.
        const entry = new Entry(call, origin);
        this.#shape(entry, shape);
        this.#entries.add(entry);
        push(this.#byId, call.id, entry);
        return entry;
    }
    claim(asked) {
        const shape = shapeOf(this.#identify, asked);
        const named = this.#named(asked.id);
        const fitting = (named ?? this.#byShape.get(shape) ?? []).filter(({ shapes }) => shapes.has(shape));
        const free = fitting.find(({ claimed }) => !claimed);
        if (free !== undefined) {
            free.claimed = true;
            return { kind: 'claimed', call: free };
        }
        const last = fitting.at(-1);
        if (last !== undefined)
            return { kind: 'taken', call: last };
        const other = named?.at(-1);
        return other === undefined ? { kind: 'unseen' } : { kind: 'changed', call: other };
    }
    decided(call, decision) {
        const entry = this.#own(call);
        if (entry === undefined || !entry.claimed || entry.decision !== undefined)
            return false;
        entry.decision = decision;
        const { ruling } = decision;
        // Some agents write the input that ran into their history.
        const { name, namespace } = entry;
        const ran = ruling.kind === 'run' ? { name, input: { kind: 'json', text: ruling.input }, ...defined({ namespace }) } : undefined;
        if (ran !== undefined)
            this.#shape(entry, shapeOf(this.#identify, ran));
        return true;
    }
    returning(asked) {
        const shape = shapeOf(this.#identify, asked);
        const named = this.#named(asked.id);
        return (named ?? this.#byShape.get(shape) ?? []).find(({ decision, hookRuling }) => decision?.ruling.kind === 'run' && hookRuling === undefined);
    }
    ruled(call, ruling) {
        const entry = this.#own(call);
        if (entry?.decision?.ruling.kind !== 'run' || entry.hookRuling !== undefined || entry.came)
            return false;
        entry.hookRuling = ruling;
        return true;
    }
    /** Its result is on the wire; false where one had been before. */
    came(call) {
        const entry = this.#own(call);
        if (entry === undefined || entry.came)
            return false;
        entry.came = true;
        return true;
    }
    /** The noted call behind each earlier call of a request, in the request's order. */
    find(calls) {
        const met = new Map();
        return calls.map((call) => {
            const byId = this.#named(call.id);
            if (byId?.length === 1)
                return byId[0];
            const shape = shapeOf(this.#identify, call);
            const nth = met.get(`${call.id ?? ''} ${shape}`) ?? 0;
            met.set(`${call.id ?? ''} ${shape}`, nth + 1);
            const fitting = (byId ?? this.#byShape.get(shape) ?? []).filter(({ shapes }) => shapes.has(shape));
            return fitting[nth] ?? fitting.at(-1) ?? byId?.at(-1);
        });
    }
    /** The last call of this id. */
    ofId(id) {
        return this.#named(id)?.at(-1);
    }
    /** Allowed, and no result on the wire yet; canaries apart. */
    pending() {
        return [...this.#entries].filter((entry) => entry instanceof Entry && entry.canary === undefined && entry.decision?.ruling.kind === 'run' && !entry.came);
    }
    /** Calls of an id of the wire's own; undefined where it is none, as with agents that give ids themselves. */
    #named(id) {
        const found = id === undefined ? undefined : this.#byId.get(id)?.filter(({ ownId }) => ownId);
        return found === undefined || found.length === 0 ? undefined : found;
    }
    #shape(entry, shape) {
        if (entry.shapes.has(shape))
            return;
        entry.shapes.add(shape);
        push(this.#byShape, shape, entry);
    }
    #own(call) {
        return call instanceof Entry && this.#entries.has(call) ? call : undefined;
    }
}
function push(map, key, value) {
    const list = map.get(key);
    if (list === undefined)
        map.set(key, [value]);
    else
        list.push(value);
}
