// The results of a request, each found again with its call: ruled where the call was decided, unguarded where it was not.
import { digestOf } from '../bindings/digest.js';
import { offers } from './offered.js';
import { digestOfResult } from './result-book.js';
/** Reviews of one request that run side by side. */
const SIDE_BY_SIDE = 8;
const BY_HOOK = 'the agent sent another output than the one that was ruled; the ruled one went up in its place';
const BY_SEARCH = 'it held parts of an output that had been withheld before';
const CAME = {
    'not-told': 'another output than its hook was told came up',
    'later-form': 'a new form of a result that had come before came up',
    excused: 'a result came up that needed no decision',
};
export class ResultJudge {
    #options;
    constructor(options) {
        this.#options = options;
    }
    /** Of the results, those that belong to no decided call, and would have to. */
    unguarded(results, agentId) {
        return results.flatMap((met) => {
            if (met.noted?.decision !== undefined || this.#excused(met) !== undefined)
                return [];
            const { result, noted } = met;
            const call = noted === undefined ? 'a call that was never seen in a response' : 'a call that nobody decided about';
            return [
                {
                    agentId: noted?.agentId ?? agentId,
                    toolCallId: result.callId ?? noted?.id,
                    what: `a result of ${nameIn(met)} came up (${result.path}) of ${call}`,
                },
            ];
        });
    }
    /** Takes note of results that go up as they are; how many of them had not come before. */
    passOver(results) {
        return results.filter(({ noted }) => noted === undefined || this.#options.calls.came(noted)).length;
    }
    /** What goes up in place of results. Rejects as a review does. */
    async rule(met, agentId) {
        const edits = [];
        const notes = [];
        for (let at = 0; at < met.length; at += SIDE_BY_SIDE) {
            const some = met.slice(at, at + SIDE_BY_SIDE);
            const rulings = await Promise.all(some.map(async (one) => ({ one, ruling: await this.#ruleOn(one, agentId, notes) })));
            for (const { one, ruling } of rulings) {
                if (ruling.kind === 'put')
                    edits.push({ index: one.result.index, output: ruling.output, isError: ruling.isError });
            }
        }
        return { edits, notes, changed: new Set(edits.map(({ index }) => index)) };
    }
    async #ruleOn(met, agentId, notes) {
        const declined = this.#declined(met);
        const { ruling, isNew, later } = await this.#options.results.ruleOn(met.keyed, declined ?? subjectOf(met, agentId));
        if (!isNew)
            return ruling;
        const isFirst = met.noted === undefined || this.#options.calls.came(met.noted);
        const excuse = this.#excused(met);
        if (excuse !== undefined)
            notes.push(`${met.result.path} needed no decision: ${excuse.why}`);
        if ((excuse?.refused === true || declined !== undefined) && isFirst)
            this.#turnedAway(met, agentId);
        if (later !== undefined)
            this.#reportLater(met, ruling, later, agentId);
        else if (ruling.kind === 'put' && ruling.why === 'by-hook')
            this.#withheld(met, agentId, BY_HOOK);
        return ruling;
    }
    /** The records of the call tell nothing of this result: of another one at most, which somebody else than its agent may have told a hook. */
    #reportLater(met, ruling, { of, verdict, meant }, agentId) {
        const { text } = met.result.output;
        const went = ruling.kind === 'put' ? 'something else went up in its place' : 'it went up as it was';
        const outcome = verdict?.outcome ?? 'allow';
        if (ruling.kind === 'keep' && outcome === 'allow') {
            const about = `${digestOf(text)}, ${Buffer.byteLength(text)} bytes`;
            if (of === 'not-told')
                this.#withheld(met, agentId, `${CAME[of]} (${about}) and was reviewed; ${went}`);
            return;
        }
        const what = `${CAME[of]}${of === 'excused' ? ` (${nameIn(met)})` : ''}; ${went}`;
        if (verdict === undefined)
            return this.#withheld(met, agentId, `${what}, for the run was cancelled while it was reviewed`);
        const said = outcome === 'allow' ? { outcome: 'replace', by: [], reason: BY_SEARCH } : { ...verdict, outcome };
        this.#withheld(met, agentId, what, { ...said, before: text, after: meant.output.text });
    }
    #withheld({ result, noted, keyed }, agentId, what, became) {
        const call = noted?.decision?.call;
        const about = { agentId: call?.agentId ?? agentId, toolCallId: call?.id ?? result.callId };
        this.#options.reports.withheld(about, result.path, what, keyed.key, became);
    }
    #turnedAway(met, agentId) {
        const call = askedIn(met, agentId);
        const told = met.noted ?? { id: call.id, agentId: call.agentId, turn: 1, name: call.toolName, input: call.input };
        this.#options.turnedAway?.(told, met.result.output.text);
    }
    #excused({ result, noted, isOffered }) {
        return noted?.decision === undefined ? this.#options.excuse?.(result, noted, isOffered) : undefined;
    }
    /** A call that was allowed, of which no other result came, and which the agent then refused by itself. */
    #declined({ result, noted }) {
        const { results, declined } = this.#options;
        if (noted?.decision?.ruling.kind !== 'run' || noted.hookRuling !== undefined || results.hasCome(noted))
            return undefined;
        return declined?.(result, noted) === true ? { kind: 'excused', call: noted.decision.call, declined: noted } : undefined;
    }
    /** The agent's own results; those of the gateway's canaries are nobody's. `calls` are the noted ones of the request, in its order. */
    meet(view, calls) {
        const twice = new Map();
        return view.results.flatMap((result) => {
            if (result.hosted !== undefined)
                return [];
            const at = result.call === undefined ? undefined : view.calls[result.call];
            const noted = (result.call === undefined ? undefined : calls[result.call]) ?? this.#byId(result);
            if (noted?.canary !== undefined)
                return [];
            const digest = digestOfResult(result.callId ?? at?.id, result.toolName ?? at?.name ?? '', at?.input.text ?? '', result);
            const nth = twice.get(digest) ?? 0;
            twice.set(digest, nth + 1);
            const keyed = { key: `${digest} ${nth}`, output: result.output, isError: result.isError };
            const isOffered = noted === undefined || noted.offered !== false || offers(view.tools, noted);
            return [{ result, keyed, noted, view: at, isOffered }];
        });
    }
    #byId({ callId }) {
        return callId === undefined ? undefined : this.#options.calls.ofId(callId);
    }
}
function subjectOf(met, agentId) {
    return met.noted?.decision === undefined ? { kind: 'excused', call: askedIn(met, agentId) } : { kind: 'decided', call: met.noted };
}
/** The name of its tool, as it may be said. */
const nameIn = ({ result, noted }) => JSON.stringify((result.toolName ?? noted?.name ?? 'unknown').slice(0, 128));
/** The call of a result that nothing was decided about, as far as it is known. */
function askedIn({ result, noted, view }, agentId) {
    return {
        id: result.callId ?? noted?.id ?? '(none)',
        agentId: noted?.agentId ?? agentId,
        toolName: result.toolName ?? noted?.name ?? '(unknown)',
        input: view?.input ?? noted?.input ?? { kind: 'raw', text: '' },
    };
}
