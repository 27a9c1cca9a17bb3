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
    offered;
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
        if (origin.offered !== undefined)
            this.offered = origin.offered;
        this.input = call.input;
    }
}
export class CallBook {
    #identify;
    #byId = new Map();
    #byShape = new Map();
    #entries = new Set();
    /** Whether an entry has no id of the wire's own. */
    #isWithoutIds = false;
    /** Whose ids the agent's hooks tell, by the first question with one that was about a call of the book. */
    #hookIds = 'unknown';
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
        if (!entry.ownId)
            this.#isWithoutIds = true;
        push(this.#byId, call.id, entry);
        return entry;
    }
    claim(asked) {
        const named = this.#named(asked.id);
        if (named === undefined && this.#isForeign(asked.id))
            return { kind: 'unseen' };
        const shape = shapeOf(this.#identify, asked);
        const fitting = (named ?? this.#byShape.get(shape) ?? []).filter(({ shapes }) => shapes.has(shape));
        const last = fitting.at(-1);
        if (this.#hookIds === 'unknown' && asked.id !== undefined && last !== undefined)
            this.#hookIds = named === undefined ? 'own' : 'wire';
        const free = fitting.find(({ claimed }) => !claimed);
        if (free !== undefined) {
            free.claimed = true;
            return { kind: 'claimed', call: free };
        }
        if (last !== undefined)
            return { kind: 'taken', call: last };
        const other = named?.at(-1);
        if (other === undefined)
            return { kind: 'unseen' };
        const isFree = !other.claimed;
        // What is no JSON is asked about as something else, and never as it was written.
        if (other.input.kind === 'raw')
            other.claimed = true;
        return { kind: 'changed', call: other, isFree };
    }
    decided(call, decision) {
        const entry = this.#own(call);
        const { ruling } = decision;
        if (entry === undefined || entry.decision !== undefined || (!entry.claimed && ruling.kind === 'run'))
            return false;
        entry.claimed = true;
        entry.decision = decision;
        // Some agents write the input that ran into their history.
        const { name, namespace } = entry;
        const ran = ruling.kind === 'run' ? { name, input: { kind: 'json', text: ruling.input }, ...defined({ namespace }) } : undefined;
        if (ran !== undefined)
            this.#shape(entry, shapeOf(this.#identify, ran));
        return true;
    }
    returning(asked) {
        const named = this.#named(asked.id);
        if (named === undefined && (this.#entries.size === 0 || this.#isForeign(asked.id)))
            return undefined;
        return (named ?? this.#byShape.get(shapeOf(this.#identify, asked)) ?? []).find(({ decision, hookRuling }) => decision?.ruling.kind === 'run' && hookRuling === undefined);
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
    /**
     * The noted call behind each earlier call of a request, in the request's order. Where calls are alike, those of the agent that the
     * request opens like go first: `opener` is asked for that agent only then.
     */
    find(calls, opener = () => undefined) {
        const met = new Map();
        return calls.map((call) => {
            const byId = this.#named(call.id);
            if (byId?.length === 1)
                return byId[0];
            const shape = shapeOf(this.#identify, call);
            const nth = met.get(`${call.id ?? ''} ${shape}`) ?? 0;
            met.set(`${call.id ?? ''} ${shape}`, nth + 1);
            const alike = (byId ?? this.#byShape.get(shape) ?? []).filter(({ shapes }) => shapes.has(shape));
            const agentId = alike.length > 1 ? opener() : undefined;
            const own = alike.filter((entry) => entry.agentId === agentId);
            const fitting = own.length > 0 ? own : alike;
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
    /** Never asked about, and no result of it; canaries apart. What is told again under one id is one call. */
    unasked() {
        const isSilent = (entry) => entry.canary === undefined && !entry.claimed && !entry.came;
        return [...this.#byId.values()].flatMap((entries) => {
            if (entries.some(({ ownId }) => !ownId))
                return entries.filter(isSilent);
            return entries.every(isSilent) ? entries.slice(-1) : [];
        });
    }
    /** Calls of an id of the wire's own; undefined where it is none, as with agents that give ids themselves. */
    #named(id) {
        const found = id === undefined ? undefined : this.#byId.get(id)?.filter(({ ownId }) => ownId);
        return found === undefined || found.length === 0 ? undefined : found;
    }
    /** Whether an id that no call has is that of no call: there is no need to look at what is asked. */
    #isForeign(id) {
        return id !== undefined && this.#hookIds === 'wire' && !this.#isWithoutIds;
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
