// What a chain's verdict comes to: the final input against the schema, then the approver. Pure but for the question to the approver.
import type { GateAnswer } from '../approval/gate.ts';
import { isConsequential } from '../approval/levels.ts';
import type { ToolInput } from '../contract/call.ts';
import type { JsonText } from '../contract/json/node.ts';
import type { SideEffectLevel } from '../contract/level.ts';
import type { RefusalStage } from '../contract/record.ts';
import { nameOf, rewriteFailed } from '../contract/words.ts';
import type { PreVerdict } from '../hooks/verdict.ts';
import { fittingInput, levelOf } from './fit.ts';
import type { Refusal } from './judgement.ts';
import type { GuardedTool } from './ports.ts';

/** A call that may run as it is here, or its refusal. */
export type Ruling = Runnable | Refusal;

export interface Runnable {
  readonly kind: 'run';
  readonly input: JsonText;
  readonly level: SideEffectLevel | undefined;
  /** Who allowed it: an approver's name, `remembered`, or `not asked`. */
  readonly by: string;
}

export interface Ruled {
  readonly tool: GuardedTool;
  readonly verdict: PreVerdict;
  /** The level that the caller gave; it may raise the tool's own. */
  readonly given: SideEffectLevel | undefined;
  readonly parallelRead: boolean;
}

/** Puts the final input to the approver; must not throw but `LedgerBroken`. */
export type Ask = (input: JsonText, level: SideEffectLevel | undefined) => Promise<GateAnswer>;

export async function rule({ tool, verdict, given, parallelRead }: Ruled, ask: Ask): Promise<Ruling> {
  if (verdict.outcome === 'deny') return refusal('chain', verdict.words, verdict.by.map(nameOf));
  const hands = verdict.by.map(nameOf);
  const blamed = (words: string): string =>
    verdict.outcome === 'modify' ? rewriteFailed(verdict.reason ?? hands.join('; '), words) : words;

  const fit = fitOf(tool, verdict.input, given);
  if (fit.kind === 'refuse') return { ...fit, words: blamed(fit.words) };
  if (parallelRead && isConsequential(fit.level)) return refusal('chain', blamed(changesState(tool, fit.level)), hands);

  const answer = await ask(fit.input, fit.level);
  if (answer.kind === 'allow') return { ...fit, by: answer.by };
  return answer.cancelled ? CANCELLED : refusal('approver', blamed(answer.words), [answer.by]);
}

/** What the model itself asked for, as far as it could run at all: what `evaluate-only` lets happen. */
export function asAsked(tool: GuardedTool, input: ToolInput, given: SideEffectLevel | undefined): Ruling {
  return fitOf(tool, input, given);
}

function fitOf(tool: GuardedTool, input: ToolInput, given: SideEffectLevel | undefined): Ruling {
  const fitting = fittingInput(tool, input);
  if (!fitting.ok) return refusal('schema', fitting.error, ['input schema']);
  return { kind: 'run', input: fitting.value, level: levelOf(tool, input, given), by: 'evaluate-only' };
}

function changesState(tool: GuardedTool, level: SideEffectLevel | undefined): string {
  return `${tool.name} was to read beside other calls of its turn, and would now change state (level ${level ?? 'unknown'})`;
}

/** What every call meets once the run is cancelled. */
export const CANCELLED: Refusal = refusal('cancelled', 'the run was cancelled; this call does not run', ['session']);

export function refusal(stage: RefusalStage, words: string, by: readonly string[]): Refusal {
  return { kind: 'refuse', stage, words, by };
}
