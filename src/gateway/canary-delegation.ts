// The calls around a sub-agent that is started for its canaries. Some agents give its end as the result of the call that starts it; with
// others it works beside, has to be waited for, and is put away afterwards.
import type { ToolResult } from '../contract/call.ts';
import { defined } from '../contract/defined.ts';
import type { Delegated } from './canary-round.ts';
import type { CanaryDelegation, CanaryWaiting, CanaryWords } from './options.ts';

export interface DelegatedOptions {
  /** Whether the canaries have held in the sub-agent. */
  readonly isDone: () => boolean;
  /** Milliseconds, monotonic. */
  readonly now: () => number;
  /** Milliseconds that it is waited for. */
  readonly waitMs: number;
}

/** One wait may be cut short by others of the agent's sub-agents. */
const MOST_WAITS = 20;

export function delegated(delegation: CanaryDelegation, options: DelegatedOptions): Delegated {
  const { tool, namespace, input, form, behind, follow, otherwise } = delegation;
  const start: Delegated = {
    kind: 'delegate',
    tool,
    input,
    ...defined({ namespace, form, behind, otherwise: otherwise === undefined ? undefined : delegated(otherwise, options) }),
    check: (result) => (follow !== undefined || options.isDone() ? undefined : notPlayed(result)),
  };
  if (follow === undefined) return start;
  const beside = (words: CanaryWords): Delegated => ({ ...words, kind: 'delegate', ...defined({ behind }), check: () => undefined });
  const waiting = ({ wait, after }: CanaryWaiting): Delegated => {
    const until = options.now() + options.waitMs;
    const nth = (waits: number): Delegated => ({
      ...beside(wait),
      check: (result) => (options.isDone() || (waits < MOST_WAITS && options.now() < until) ? undefined : notPlayed(result)),
      next: () => (options.isDone() ? after.map(beside) : [nth(waits + 1)]),
    });
    return nth(1);
  };
  const next = (result: ToolResult): readonly Delegated[] | string => {
    const following = follow(result);
    return typeof following === 'string' ? following : [waiting(following)];
  };
  return { ...start, next };
}

const notPlayed = ({ output }: ToolResult): string =>
  `no sub-agent asked for a turn in which the canaries could be played, and it came back as ${JSON.stringify(output.text.slice(0, 200))}`;
