import { digestOfResult } from './result-book.js';
/** Reviews of one request that run side by side. */
const SIDE_BY_SIDE = 8;
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
            const name = JSON.stringify((result.toolName ?? noted?.name ?? 'unknown').slice(0, 128));
            const call = noted === undefined ? 'a call that was never seen in a response' : 'a call that nobody decided about';
            return [
                {
                    agentId: noted?.agentId ?? agentId,
                    toolCallId: result.callId ?? noted?.id,
                    what: `a result of ${name} came up (${result.path}) of ${call}`,
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
        const { ruling, isNew } = await this.#options.results.ruleOn(met.keyed, subjectOf(met, agentId));
        if (!isNew)
            return ruling;
        if (met.noted !== undefined)
            this.#options.calls.came(met.noted);
        const excuse = this.#excused(met);
        if (excuse !== undefined)
            notes.push(`${met.result.path} needed no decision: ${excuse}`);
        if (ruling.kind === 'put')
            this.#report(met, ruling.why, agentId);
        return ruling;
    }
    /** What no record of the call tells. */
    #report({ result, noted, keyed }, why, agentId) {
        if (why === 'refused' || why === 'here')
            return;
        const call = noted?.decision?.call;
        const what = why === 'by-hook'
            ? 'the agent sent another output than the one that was ruled; the ruled one went up in its place'
            : 'a new form of a result that had come before; what its review left of it went up in its place';
        this.#options.reports.withheld({ agentId: call?.agentId ?? agentId, toolCallId: call?.id ?? result.callId }, result.path, what, keyed.key);
    }
    #excused({ result, noted }) {
        return noted?.decision === undefined ? this.#options.excuse?.(result, noted) : undefined;
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
            return [{ result, keyed, noted, view: at }];
        });
    }
    #byId({ callId }) {
        return callId === undefined ? undefined : this.#options.calls.ofId(callId);
    }
}
function subjectOf({ result, noted, view }, agentId) {
    if (noted?.decision !== undefined)
        return { kind: 'decided', call: noted };
    const call = {
        id: result.callId ?? noted?.id ?? '(none)',
        agentId: noted?.agentId ?? agentId,
        toolName: result.toolName ?? noted?.name ?? '(unknown)',
        input: view?.input ?? noted?.input ?? { kind: 'raw', text: '' },
    };
    return { kind: 'excused', call };
}
