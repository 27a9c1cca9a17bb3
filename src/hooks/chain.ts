import type { ToolInput, ToolResult } from '../contract/call.ts';
import type { Breakage, PostOutcome, PreOutcome, Who } from '../contract/outcome.ts';
import { unreachable } from '../contract/result.ts';
import type { Hand } from '../contract/words.ts';
import { couldNotAnswer, deniedBy, handsOf, rewriteFailed } from '../contract/words.ts';
import type { OnFailure } from './participant.ts';

/**
 * What the answers of a chain add up to (contract 2, 3, 6), one pure step a participant: for interceptors and hooks alike. Who is
 * asked, in which order and how, is the runner's business.
 */

/** A participant that gave no answer, and what that means for the call. */
export interface Broken {
  readonly kind: 'broken';
  readonly breakage: Breakage;
  readonly onFailure: OnFailure;
}

/** What one participant said before a call; the input of a modify is in the agent's own shape. */
export type PreAnswer = PreOutcome | Broken;

/** What one participant said after a call. */
export type PostAnswer = PostOutcome | Broken;

/** What the participants asked so far have left, and whose hands touched it. */
export interface Left<T> {
  readonly value: T;
  readonly hands: readonly Hand[];
}

/** The chain goes on with what is left, or it ends with a refusal. */
export type Step<T> = { readonly kind: 'next'; readonly left: Left<T> } | { readonly kind: 'refused'; readonly words: string };

export function preStep(left: Left<ToolInput>, who: Who, answer: PreAnswer): Step<ToolInput> {
  switch (answer.kind) {
    case 'allow':
      return { kind: 'next', left };
    case 'deny':
      return { kind: 'refused', words: afterRewrites(left, deniedBy(who, answer.reason)) };
    case 'modify':
      return touched(left, Object.freeze({ kind: 'json' as const, text: answer.input }), who, answer.reason);
    case 'broken':
      if (answer.onFailure === 'allow') return { kind: 'next', left };
      return { kind: 'refused', words: afterRewrites(left, couldNotAnswer(who, answer.breakage.what)) };
    default:
      return unreachable(answer);
  }
}

export function postStep(left: Left<ToolResult>, who: Who, answer: PostAnswer): Step<ToolResult> {
  switch (answer.kind) {
    case 'allow':
      return { kind: 'next', left };
    case 'deny':
      return { kind: 'refused', words: deniedBy(who, answer.reason) };
    case 'replace':
      return touched(left, { output: answer.output, isError: answer.isError ?? left.value.isError }, who, answer.reason);
    case 'broken':
      if (answer.onFailure === 'allow') return { kind: 'next', left };
      return { kind: 'refused', words: couldNotAnswer(who, answer.breakage.plain) };
    default:
      return unreachable(answer);
  }
}

function touched<T>(left: Left<T>, value: T, who: Who, reason: string | undefined): Step<T> {
  const hand: Hand = reason === undefined ? { who } : { who, reason };
  return { kind: 'next', left: { value, hands: [...left.hands, hand] } };
}

/** A refusal of a call that is no longer what the model wrote says whose rewrite it was (contract 3.8). */
function afterRewrites(left: Left<ToolInput>, refusal: string): string {
  return left.hands.length === 0 ? refusal : rewriteFailed(handsOf(left.hands), refusal);
}
