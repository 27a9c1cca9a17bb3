// Asks the hooks the cases of `.basis/cases.json` and compares. The chain alone answers: what the levels allow is not part of a case.
import { isDeepStrictEqual } from 'node:util';
import type { GuardCase } from '../../contract/cases-file.ts';
import { encodeOutput } from '../../contract/wire.ts';
import type { ToolCall } from '../../contract/call.ts';
import type { Who } from '../../contract/outcome.ts';
import type { HookRunner } from '../../hooks/runner.ts';

/** What came of one case: nothing where it holds, else a sentence. */
export async function runCase(one: GuardCase, runner: HookRunner, signal: AbortSignal): Promise<string | undefined> {
  const call: ToolCall = { id: 'case', agentId: 'main', toolName: one.toolName, input: one.input };
  if (one.result === undefined) {
    const verdict = await runner.decide(call, signal);
    const words = verdict.outcome === 'deny' ? verdict.words : verdict.reason;
    return complaint(one, { outcome: verdict.outcome, words, by: verdict.by, left: verdict.input.text });
  }
  const verdict = await runner.review(call, one.result, signal);
  const words = verdict.outcome === 'deny' ? verdict.words : verdict.reason;
  return complaint(one, { outcome: verdict.outcome, words, by: verdict.by, left: encodeOutput(verdict.shown.output) });
}

interface Said {
  readonly outcome: string;
  readonly words: string | undefined;
  readonly by: readonly Who[];
  /** Exact text. */
  readonly left: string;
}

function complaint(one: GuardCase, { outcome, words = '', by, left }: Said): string | undefined {
  const because = words === '' ? '' : ` (${words})`;
  if (outcome !== one.expect) return `expected ${one.expect}, the chain said ${outcome}${because}`;
  if (one.by !== undefined && !by.some(({ name }) => name === one.by)) {
    return `expected it of ${JSON.stringify(one.by)}, it came of ${by.map(({ name }) => JSON.stringify(name)).join(', ') || 'nobody'}`;
  }
  if (one.reason !== undefined && !words.includes(one.reason))
    return `expected the reason to contain ${JSON.stringify(one.reason)}, it is ${JSON.stringify(words)}`;
  if (one.left !== undefined && !sameJson(one.left, left)) return `expected ${one.left}, the chain left ${left}`;
  return undefined;
}

/** As JSON: white space and the order of keys are nobody's business here. */
function sameJson(one: string, other: string): boolean {
  try {
    return isDeepStrictEqual(JSON.parse(one), JSON.parse(other));
  } catch {
    return false;
  }
}
