import { unreachable } from '../contract/result.js';
import { deniedBy, rewriteFailed } from '../contract/words.js';
const HINT = 'Guard files, guidance for agents, git configuration and hooks, workflows and actions stay as they are in this run. Leave this change to a person.';
const WHO = { kind: 'interceptor', name: 'protect' };
/** The interceptor `protect`. */
export function protect(options) {
    return {
        name: WHO.name,
        beforeTool(call) {
            const reason = objection(options, call);
            return reason === undefined ? { kind: 'allow' } : { kind: 'deny', reason };
        },
    };
}
/** A chain in which a rewrite by a later participant is judged again, for no participant may turn a call onto a protected file. */
export function holdRewrites(chain, options) {
    return {
        decide: async (call, signal) => {
            const verdict = await chain.decide(call, signal);
            if (verdict.outcome !== 'modify')
                return verdict;
            const reason = objection(options, { ...call, input: verdict.input });
            if (reason === undefined)
                return verdict;
            const words = rewriteFailed(verdict.reason ?? '', deniedBy(WHO, reason));
            const asked = { who: WHO, event: 'pre_tool_use', outcome: 'deny', reason, elapsedMs: 0 };
            return { outcome: 'deny', words, by: [WHO], input: verdict.input, consulted: [...verdict.consulted, asked] };
        },
        review: (call, result, signal) => chain.review(call, result, signal),
    };
}
function objection({ touched, judge, mayRead }, call) {
    const { reads = [], writes = [] } = touched(call) ?? {};
    for (const path of writes) {
        const reason = reasonFor(path, judge(path));
        if (reason !== undefined)
            return reason;
    }
    const outside = mayRead === undefined ? undefined : reads.find((path) => !mayRead(path));
    return outside === undefined ? undefined : `${JSON.stringify(outside)} lies outside the workspace, and nothing there may be read`;
}
function reasonFor(path, verdict) {
    const shown = JSON.stringify(path);
    switch (verdict.kind) {
        case 'free':
            return undefined;
        case 'outside':
            return `${shown} lies outside the workspace, and nothing there may be edited`;
        case 'protected':
            return `${shown} may not be edited: it is ${verdict.what}. ${HINT}`;
        default:
            return unreachable(verdict);
    }
}
