// How the tests of hook programs ask them, and what they look at afterwards.
import { fileURLToPath } from 'node:url';
import { expect } from 'vitest';
import { commandPort } from '../../src/bindings/hook-command.ts';
import type { ToolCall, ToolResult } from '../../src/contract/call.ts';
import { toolInput } from '../../src/contract/input.ts';
import type { Breakage, HookEvent, PostOutcome, PreOutcome } from '../../src/contract/outcome.ts';
import type { Result } from '../../src/contract/result.ts';
import type { HookQuestion, HookSpec } from '../../src/hooks/participant.ts';
import { drain } from '../../src/subprocess/host.ts';
import { markSource } from '../../src/subprocess/mark.ts';
import { newWord, onLinux, openPipes, PATH, processesWith, until } from '../subprocess/support.ts';

export const hooks = fileURLToPath(new URL('../fixtures/hooks', import.meta.url));
export const { signal } = new AbortController();

export function spec(command: HookSpec['command'], changes: Partial<HookSpec> = {}): HookSpec {
  return {
    name: 'guard',
    command,
    event: 'pre_tool_use',
    timeoutMs: 20_000,
    onFailure: 'deny',
    scope: 'workspace',
    source: '/hooks.json',
    ...changes,
  };
}

export const call: ToolCall = { id: 'call-1', agentId: 'main', toolName: 'spawn', input: toolInput('{"command":"ls"}') };
export const text: ToolResult = { output: { kind: 'text', text: 'done' }, isError: false };

export interface Asked {
  readonly answer: Result<PreOutcome | PostOutcome, Breakage>;
  /** Processes that carry the call's mark or word once all is reaped. */
  readonly left: readonly number[];
}

/** Asks one hook, waits until the session would end, and looks at what is left of processes and descriptors. */
export async function ask(
  command: HookSpec['command'],
  event: HookEvent = 'pre_tool_use',
  changes: Partial<HookSpec & HookQuestion> = {},
): Promise<Asked> {
  const session = newWord();
  const pipes = onLinux ? openPipes() : 0;
  let count = 0;
  const port = commandPort({ workspace: hooks, env: { PATH }, marks: markSource(session, () => String((count += 1))) });
  const question: HookQuestion = { event, call, ...(event === 'post_tool_use' && { result: text }), ...changes };
  const answer = await port.ask(spec(command, { event, ...changes }), question, signal);
  await drain();
  if (onLinux) expect(await until(() => openPipes() <= pipes)).toBe(true);
  return { answer, left: onLinux ? processesWith(session) : [] };
}

export function broken(kind: Breakage['kind'], what: string | RegExp, plain: string): unknown {
  return { ok: false, error: { kind, what: typeof what === 'string' ? what : expect.stringMatching(what), plain } };
}
