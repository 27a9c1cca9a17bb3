// The leaks of an agent's own tools, mended on record: the first participant of the chain rewrites or refuses such a call, and what a
// later one leaves is looked at again.
import type { ToolCall } from '../../contract/call.ts';
import type { PreOutcome } from '../../contract/outcome.ts';
import { deniedBy, handsOf, rewriteFailed } from '../../contract/words.ts';
import type { Interceptor } from '../../hooks/participant.ts';
import type { Consulted, PreVerdict } from '../../hooks/verdict.ts';
import type { Chain } from '../../session/ports.ts';
import type { Translator } from '../adapter.ts';
import { agentCallOf } from './agent-tool.ts';

const WHO = { kind: 'interceptor', name: 'agent' } as const;

/** The interceptor `agent`; to be the first of the chain. */
export function mendInterceptor(translator: Pick<Translator, 'mend'>): Interceptor {
  return { name: WHO.name, beforeTool: (call) => mended(translator, call) };
}

/** A chain whose rewrites are mended too, for no participant may open a leak again. */
export function holdMends(chain: Chain, translator: Pick<Translator, 'mend'>): Chain {
  return {
    decide: async (call, signal): Promise<PreVerdict> => {
      const verdict = await chain.decide(call, signal);
      return verdict.outcome === 'modify' ? again(verdict, mended(translator, { ...call, input: verdict.input })) : verdict;
    },
    review: (call, result, signal) => chain.review(call, result, signal),
  };
}

function mended(translator: Pick<Translator, 'mend'>, call: ToolCall): PreOutcome {
  const mend = translator.mend(agentCallOf(call));
  if (mend === undefined) return { kind: 'allow' };
  return 'refuse' in mend ? { kind: 'deny', reason: mend.refuse } : { kind: 'modify', input: mend.input, reason: mend.reason };
}

function again(verdict: Extract<PreVerdict, { outcome: 'allow' | 'modify' }>, mend: PreOutcome): PreVerdict {
  if (mend.kind === 'allow') return verdict;
  const { input, by, reason = '' } = verdict;
  const told = mend.reason === undefined ? {} : { reason: mend.reason };
  const asked = { who: WHO, event: 'pre_tool_use', outcome: mend.kind, ...told, elapsedMs: 0 } as const;
  if (mend.kind === 'deny') {
    const words = rewriteFailed(reason, deniedBy(WHO, mend.reason));
    return { outcome: 'deny', words, by: [WHO], input, consulted: [...verdict.consulted, asked] };
  }
  const after = { kind: 'json', text: mend.input } as const;
  const traced: Consulted = { ...asked, before: input, after };
  const hands = [reason, handsOf([{ who: WHO, ...told }])].filter((part) => part !== '').join('; ');
  return { outcome: 'modify', input: after, by: [...by, WHO], reason: hands, consulted: [...verdict.consulted, traced] };
}
