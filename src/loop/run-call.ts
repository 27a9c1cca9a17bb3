// One call of the built-in loop: judged, run, reviewed. What it comes to is always something that the model can be shown.
import type { ToolCall, ToolResult } from '../contract/call.ts';
import { cutBytes } from '../contract/cut.ts';
import type { JsonText } from '../contract/json/node.ts';
import { orAborted } from '../session/abort.ts';
import type { Enforcer } from '../session/enforce.ts';
import type { Setting } from '../session/judgement.ts';
import type { Tool } from './tool.ts';
import type { Equipped } from './toolbox.ts';

export interface CallSignals {
  /** Aborts when a call is to end by itself: the run is cancelled, or its deadline has passed. */
  readonly end: AbortSignal;
  /** Aborts when it is no longer waited for. */
  readonly leave: AbortSignal;
}

/** Settles with what the model is shown; rejects only with `LedgerBroken`. */
export async function runCall(
  enforcer: Enforcer,
  call: ToolCall,
  equipped: Equipped | undefined,
  setting: Setting,
  signals: CallSignals,
): Promise<ToolResult> {
  const judgement = await enforcer.judge(call, equipped?.guarded, setting);
  if (judgement.kind === 'refuse' || !equipped) return errorResult(judgement.kind === 'refuse' ? judgement.words : 'there is no such tool');
  const ended = await orAborted(runTool(equipped.tool, judgement.input, call, signals.end), signals.leave);
  if (ended.kind === 'aborted') {
    const why = 'the session ended while the call was running';
    enforcer.abandon(call, why);
    return errorResult(why);
  }
  const { shown } = await enforcer.review(call, ended.value);
  return equipped.tool.page?.(shown, call) ?? shown;
}

async function runTool(tool: Tool, input: JsonText, call: ToolCall, signal: AbortSignal): Promise<ToolResult> {
  try {
    return await tool.run(input, { agentId: call.agentId, toolCallId: call.id, signal });
  } catch (error) {
    return errorResult(`${tool.name} failed: ${cutBytes(error instanceof Error ? error.message : 'it threw', 2048)}`);
  }
}

export const errorResult = (text: string): ToolResult => ({ output: { kind: 'text', text }, isError: true });
