// The gate in front of every tool. It is always installed and carries no policy: it decides who needs to be asked, remembers
// answers for the session, and turns every way in which an approver can fail into a refusal with words.
import type { ApprovalAnswer, ApprovalRequest } from '../contract/approval.ts';
import { unreachable } from '../contract/result.ts';
import type { Approver } from './approver.ts';
import { consult, type Consultation } from './consult.ts';
import { isConsequential, judgedLevel } from './levels.ts';

/**
 * May the call happen. `failure` says how the approver failed, where it did not answer; it is for the audit. `cancelled` is set
 * where the run was cancelled while it was being asked.
 */
export type GateAnswer =
  | { readonly kind: 'allow'; readonly by: string }
  | { readonly kind: 'deny'; readonly words: string; readonly by: string; readonly failure?: string; readonly cancelled?: true };

export interface GateOptions {
  readonly approver: Approver;
  /** Milliseconds for the whole wait for an answer; none where absent. */
  readonly timeoutMs?: number;
}

/** Asks the approver of the moment. Never throws, never rejects. */
export class ApprovalGate {
  /** Who is asked; it may be another from one turn to the next. What is remembered stays. */
  approver: Approver;
  readonly #timeoutMs: number | undefined;
  readonly #remembered = new Map<string, GateAnswer>();

  constructor(options: GateOptions) {
    this.approver = options.approver;
    this.#timeoutMs = options.timeoutMs;
  }

  /** `none` is allowed by `not asked`; what the session remembers by `remembered`; else the approver's own name answers. */
  async ask(request: ApprovalRequest, signal: AbortSignal): Promise<GateAnswer> {
    if (!isConsequential(request.side_effect_level)) return { kind: 'allow', by: 'not asked' };
    const key = JSON.stringify([request.tool_name, judgedLevel(request.side_effect_level)]);
    const remembered = this.#remembered.get(key);
    if (remembered) return remembered;
    const { approver } = this;
    const consulted = await consult(approver, request, this.#timeoutMs, signal);
    if (consulted.kind === 'answered') return this.#take(consulted.answer, approver.name, key);
    return denyFor(consulted, approver.name);
  }

  #take(answer: ApprovalAnswer, by: string, key: string): GateAnswer {
    switch (answer.kind) {
      case 'allow':
        return { kind: 'allow', by };
      case 'allow_for_session':
        this.#remembered.set(key, { kind: 'allow', by: 'remembered' });
        return { kind: 'allow', by };
      case 'deny':
        return { kind: 'deny', words: wordsOf(answer.reason), by };
      case 'deny_for_session': {
        const words = wordsOf(answer.reason);
        this.#remembered.set(key, { kind: 'deny', words: `refused for the rest of this session: ${words}`, by: 'remembered' });
        return { kind: 'deny', words, by };
      }
      default:
        return unreachable(answer);
    }
  }
}

const wordsOf = (reason: string | undefined): string =>
  reason === undefined || reason.trim() === '' ? 'denied by session approver' : reason;

function denyFor(failed: Exclude<Consultation, { kind: 'answered' }>, by: string): GateAnswer {
  switch (failed.kind) {
    case 'cancelled':
      return { kind: 'deny', words: 'the run was cancelled before this call was approved', by, cancelled: true };
    case 'failed':
      return {
        kind: 'deny',
        words: `the approver could not answer, which denies: ${failed.plain}`,
        by,
        failure: failed.what,
      };
    default:
      return unreachable(failed);
  }
}
