// Sub-agents: a task that an agent hands on is another run of the loop, inside the call, with the same enforcer, bounds and records and
// an agent id of its own. It ends with the call that it is in. Whether a task may be handed on at all is for the approver to say.
import type { ToolResult } from '../contract/call.ts';
import { onAbort } from '../contract/on-abort.ts';
import { unreachable } from '../contract/result.ts';
import type { Enforcer } from '../session/enforce.ts';
import type { Conversation } from './model.ts';
import { errorResult } from './run-call.ts';
import { type LoopEnd, type LoopOptions, runLoop } from './run-loop.ts';
import type { ToolContext } from './tool.ts';
import type { Toolbox } from './toolbox.ts';
import type { Delegate } from './tools/spawn.ts';

/** How deep sub-agents may lie in one another: `main/1/1/1` is the last that may be started. */
export const MAX_DEPTH = 3;

export interface DelegateOptions extends Pick<LoopOptions, 'now' | 'model' | 'price' | 'signal'> {
  /** The tools of the agent that hands a task on; asked for when a task is, for the tool that does so is one of them. */
  readonly toolbox: () => Toolbox;
  readonly enforcer: Enforcer;
  /** A new conversation with the same model; the task is its prompt. */
  readonly open: (task: string) => Conversation;
  /** Told where the guard itself failed in a sub-agent: that ends the session, whatever its parent does. Must not throw. */
  readonly onGuardError: (words: string) => void;
}

/** Runs tasks as sub-agents. */
export function delegateTo(options: DelegateOptions): Delegate {
  const started = new Map<string, number>();
  return async (task, { agentId: parent, signal }: ToolContext): Promise<ToolResult> => {
    if (parent.split('/').length > MAX_DEPTH) {
      return errorResult(`Sub-agents lie ${MAX_DEPTH} deep already; no further one is started. Do the task yourself.`);
    }
    const number = (started.get(parent) ?? 0) + 1;
    started.set(parent, number);
    const agentId = `${parent}/${number}`;
    const { enforcer, now, model, price } = options;
    enforcer.tell({ type: 'notice', message: `sub-agent ${agentId} begins` });
    const common = {
      conversation: options.open(task),
      toolbox: options.toolbox(),
      enforcer,
      now,
      model,
      agentId,
      signal: endOf(signal, options),
    };
    const end = await runLoop(price === undefined ? common : { ...common, price });
    enforcer.tell({ type: 'notice', message: `sub-agent ${agentId} ended: ${end.kind}` });
    if (end.kind === 'guard-error') options.onGuardError(end.words);
    return resultOf(end, enforcer);
  };
}

/**
 * When a sub-agent is to leave at once: when the run is cancelled, or its call ends for another reason than the deadline, which it minds
 * by itself, as its parent does.
 */
function endOf(call: AbortSignal, { signal: cancelled, enforcer }: DelegateOptions): AbortSignal {
  const controller = new AbortController();
  const end = (): void => (enforcer.bounds.tripped === 'deadline' ? undefined : controller.abort());
  onAbort(call, end);
  return AbortSignal.any([cancelled, controller.signal]);
}

function resultOf(end: LoopEnd, { bounds }: Enforcer): ToolResult {
  switch (end.kind) {
    case 'finished':
      return { output: { kind: 'text', text: end.finalMessage }, isError: false };
    case 'bound':
      return ended(end, `was stopped by the session's ${end.bound}`);
    case 'cancelled': {
      const bound = bounds.tripped;
      return ended(end, bound === undefined ? 'was ended with the call that it was started by' : `was stopped by the session's ${bound}`);
    }
    case 'agent-failed':
      return ended(end, `failed: ${end.words}`);
    case 'guard-error':
      return ended(end, 'was ended by a failure of the guard');
    default:
      return unreachable(end);
  }
}

function ended({ finalMessage }: LoopEnd, words: string): ToolResult {
  const said = finalMessage === '' ? '' : `\nThe last that it said:\n${finalMessage}`;
  return errorResult(`The sub-agent ${words}.${said}`);
}
