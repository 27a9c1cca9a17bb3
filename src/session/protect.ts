// The built-in interceptor that keeps guarded files as they are: it refuses calls that would change them, or anything outside the
// workspace, whatever level is allowed; and calls that would read what lies outside of it. What a command changes cannot be seen
// beforehand: that is found at the end of the session.
import type { PathVerdict } from '../bindings/trust/path-verdict.ts';
import type { ToolCall } from '../contract/call.ts';
import type { PreOutcome } from '../contract/outcome.ts';
import { unreachable } from '../contract/result.ts';
import type { Interceptor } from '../hooks/participant.ts';
import type { PreVerdict } from '../hooks/verdict.ts';
import { deniedBy, rewriteFailed } from '../contract/words.ts';
import type { Chain } from './ports.ts';

/** The paths that a call reads and would change by name, as it spells them; relative ones from the workspace. */
export interface TouchedPaths {
  readonly reads: readonly string[];
  readonly writes: readonly string[];
}

export interface ProtectOptions {
  /** Undefined where the call is not one that reads or edits files by name, or cannot be read. */
  readonly touched: (call: ToolCall) => TouchedPaths | undefined;
  /** Judges a path that would be changed. Must not throw. */
  readonly judge: (path: string) => PathVerdict;
  /** Whether a path may be read; absent: whoever reads is confined already. Must not throw. */
  readonly mayRead?: ((path: string) => boolean) | undefined;
}

const HINT =
  'Guard files, guidance for agents, git configuration and hooks, workflows and actions stay as they are in this run. Leave this change to a person.';

const WHO = { kind: 'interceptor', name: 'protect' } as const;

/** The interceptor `protect`. */
export function protect(options: ProtectOptions): Interceptor {
  return {
    name: WHO.name,
    beforeTool(call): PreOutcome {
      const reason = objection(options, call);
      return reason === undefined ? { kind: 'allow' } : { kind: 'deny', reason };
    },
  };
}

/** A chain in which a rewrite by a later participant is judged again, for no participant may turn a call onto a protected file. */
export function holdRewrites(chain: Chain, options: ProtectOptions): Chain {
  return {
    decide: async (call, signal): Promise<PreVerdict> => {
      const verdict = await chain.decide(call, signal);
      if (verdict.outcome !== 'modify') return verdict;
      const reason = objection(options, { ...call, input: verdict.input });
      if (reason === undefined) return verdict;
      const words = rewriteFailed(verdict.reason ?? '', deniedBy(WHO, reason));
      const asked = { who: WHO, event: 'pre_tool_use', outcome: 'deny', reason, elapsedMs: 0 } as const;
      return { outcome: 'deny', words, by: [WHO], input: verdict.input, consulted: [...verdict.consulted, asked] };
    },
    review: (call, result, signal) => chain.review(call, result, signal),
  };
}

function objection({ touched, judge, mayRead }: ProtectOptions, call: ToolCall): string | undefined {
  const { reads = [], writes = [] } = touched(call) ?? {};
  for (const path of writes) {
    const reason = reasonFor(path, judge(path));
    if (reason !== undefined) return reason;
  }
  const outside = mayRead === undefined ? undefined : reads.find((path) => !mayRead(path));
  return outside === undefined ? undefined : `${JSON.stringify(outside)} lies outside the workspace, and nothing there may be read`;
}

function reasonFor(path: string, verdict: PathVerdict): string | undefined {
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
