import { deniedBy, handsOf, rewriteFailed } from '../../contract/words.js';
import { agentCallOf } from './agent-tool.js';
const WHO = { kind: 'interceptor', name: 'agent' };
/** The interceptor `agent`; to be the first of the chain. */
export function mendInterceptor(translator) {
    return { name: WHO.name, beforeTool: (call) => mended(translator, call) };
}
/** A chain whose rewrites are mended too, for no participant may open a leak again. */
export function holdMends(chain, translator) {
    return {
        decide: async (call, signal) => {
            const verdict = await chain.decide(call, signal);
            return verdict.outcome === 'modify' ? again(verdict, mended(translator, { ...call, input: verdict.input })) : verdict;
        },
        review: (call, result, signal) => chain.review(call, result, signal),
    };
}
function mended(translator, call) {
    const mend = translator.mend(agentCallOf(call));
    if (mend === undefined)
        return { kind: 'allow' };
    return 'refuse' in mend ? { kind: 'deny', reason: mend.refuse } : { kind: 'modify', input: mend.input, reason: mend.reason };
}
function again(verdict, mend) {
    if (mend.kind === 'allow')
        return verdict;
    const { input, by, reason = '' } = verdict;
    const told = mend.reason === undefined ? {} : { reason: mend.reason };
    const asked = { who: WHO, event: 'pre_tool_use', outcome: mend.kind, ...told, elapsedMs: 0 };
    if (mend.kind === 'deny') {
        const words = rewriteFailed(reason, deniedBy(WHO, mend.reason));
        return { outcome: 'deny', words, by: [WHO], input, consulted: [...verdict.consulted, asked] };
    }
    const after = { kind: 'json', text: mend.input };
    const traced = { ...asked, before: input, after };
    const hands = [reason, handsOf([{ who: WHO, ...told }])].filter((part) => part !== '').join('; ');
    return { outcome: 'modify', input: after, by: [...by, WHO], reason: hands, consulted: [...verdict.consulted, traced] };
}
