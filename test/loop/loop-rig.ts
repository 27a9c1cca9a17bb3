// A loop in memory: a model that plays turns given as values, and tools that are functions.
import type { ToolResult } from '../../src/contract/call.ts';
import { toolInput } from '../../src/contract/input.ts';
import type { SideEffectLevel } from '../../src/contract/level.ts';
import type { Conversation, ModelCall, ShownResult, TurnAnswer } from '../../src/loop/model.ts';
import { type LoopEnd, type LoopOptions, runLoop } from '../../src/loop/run-loop.ts';
import type { Tool, ToolContext } from '../../src/loop/tool.ts';
import { Toolbox } from '../../src/loop/toolbox.ts';
import { json, result, type Rig } from '../session/rig.ts';

export interface Played extends Conversation {
  /** What the model was shown, turn by turn; the first is empty. */
  readonly shown: (readonly ShownResult[])[];
}

/** Plays the turns; after the last one it says `done`. */
export function plays(...turns: readonly (TurnAnswer | (() => TurnAnswer | Promise<TurnAnswer>))[]): Played {
  const shown: (readonly ShownResult[])[] = [];
  return {
    shown,
    async next(results) {
      shown.push(results);
      const turn = turns[shown.length - 1] ?? says('done');
      return typeof turn === 'function' ? turn() : turn;
    },
  };
}

export const says = (text: string): TurnAnswer => ({ kind: 'turn', text, calls: [] });

export const asks = (...calls: readonly ModelCall[]): TurnAnswer => ({ kind: 'turn', text: '', calls });

export const call = (id: string, name: string, input = '{}'): ModelCall => ({ id, name, input: toolInput(input) });

/** A tool whose calls do what `run` does with their id. */
export function tool(
  name: string,
  level: SideEffectLevel,
  run: (id: string, input: string, context: ToolContext) => ToolResult | Promise<ToolResult> = (id) => result(`${name} ${id}`),
): Tool {
  return {
    name,
    description: name,
    inputSchema: json('{"type":"object"}'),
    level: () => level,
    run: async (input, context) => run(context.toolCallId, input, context),
  };
}

export function loop(session: Rig, conversation: Conversation, tools: readonly Tool[], more: Partial<LoopOptions> = {}): Promise<LoopEnd> {
  return runLoop({
    conversation,
    toolbox: new Toolbox(tools, () => () => undefined),
    enforcer: session.enforcer,
    signal: new AbortController().signal,
    now: () => performance.now(),
    model: 'test',
    ...more,
  });
}

/** Lets everything that can go on without waiting go on. */
export const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** A tool that holds each call until it is released, and keeps the order of what happened. */
export function gated(name: string, level: SideEffectLevel) {
  const log: string[] = [];
  const held = new Map<string, PromiseWithResolvers<void>>();
  const run = async (id: string): Promise<ToolResult> => {
    log.push(`+${id}`);
    const hold = Promise.withResolvers<void>();
    held.set(id, hold);
    await hold.promise;
    log.push(`-${id}`);
    return result(id);
  };
  return { tool: tool(name, level, run), log, release: (id: string) => held.get(id)?.resolve(), running: () => held.size };
}
