// The built-in interceptor that keeps guarded files as they are: it refuses calls that would change them, or anything outside the
// workspace, whatever level is allowed. What a command changes cannot be seen beforehand: that is found at the end of the session.
import type { PathVerdict } from '../bindings/trust/path-verdict.ts';
import type { ToolCall } from '../contract/call.ts';
import type { PreOutcome } from '../contract/outcome.ts';
import { unreachable } from '../contract/result.ts';
import type { Interceptor } from '../hooks/participant.ts';

export interface ProtectOptions {
  /** The paths that a call would change, as it spells them; undefined where the call is not one that edits files, or cannot be read. */
  readonly writes: (call: ToolCall) => readonly string[] | undefined;
  /** Judges one such path. Must not throw. */
  readonly judge: (path: string) => PathVerdict;
}

const HINT =
  'Guard files, guidance for agents, git configuration and hooks, workflows and actions stay as they are in this run. Leave this change to a person.';

/** The interceptor `protect`. */
export function protect({ writes, judge }: ProtectOptions): Interceptor {
  return {
    name: 'protect',
    beforeTool(call): PreOutcome {
      for (const path of writes(call) ?? []) {
        const reason = reasonFor(path, judge(path));
        if (reason !== undefined) return { kind: 'deny', reason };
      }
      return { kind: 'allow' };
    },
  };
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
