// From an event to the version of the guard's files that it may use (contract 5.8).
import type { TrustPlan } from '../bindings/trust/plan.ts';
import { fail, ok, unreachable, type Result } from '../contract/result.ts';
import type { EventFacts } from './event.ts';

/** Decides by the event and `workspace-hooks`. A refusal is one sentence, a configuration error. */
export function planTrust(facts: EventFacts, workspaceHooks: 'auto' | 'head' | 'off'): Result<TrustPlan, string> {
  const commit = { kind: 'commit', commit: facts.commit } as const;
  switch (workspaceHooks) {
    case 'auto':
      return ok({ source: commit, workspaceFiles: true, why: facts.commitWhy });
    case 'off':
      return ok({ source: commit, workspaceFiles: false, why: '`workspace-hooks` is `off`' });
    case 'head':
      return facts.foreignHead === undefined
        ? ok({ source: { kind: 'working-tree' }, workspaceFiles: true, why: '`workspace-hooks` is `head`' })
        : fail(`\`workspace-hooks: head\` is refused, because ${facts.foreignHead}: write \`auto\` or \`off\``);
    default:
      return unreachable(workspaceHooks);
  }
}
