// One question to one approver: the answer, or the way in which there was none. Nothing here decides.
import type { ApprovalAnswer, ApprovalRequest } from '../contract/approval.ts';
import { cutBytes } from '../contract/cut.ts';
import { messageOf } from '../contract/message.ts';
import { onAbort } from '../contract/on-abort.ts';
import { LONGEST_TIMER_MS } from '../contract/time.ts';
import { CannotAnswer, type Approver } from './approver.ts';

/** `plain` is in words of ours alone, for the model; `what` adds the approver's own, for the audit. */
export type Consultation =
  | { readonly kind: 'answered'; readonly answer: ApprovalAnswer }
  | { readonly kind: 'failed'; readonly plain: string; readonly what: string }
  | { readonly kind: 'cancelled' };

const LONGEST_MESSAGE = 512;

/** Asks once and waits for the first of: an answer, a failure, the time-out, the abort. What comes later changes nothing. */
export function consult(
  approver: Approver,
  request: ApprovalRequest,
  timeoutMs: number | undefined,
  signal: AbortSignal,
): Promise<Consultation> {
  if (signal.aborted) return Promise.resolve({ kind: 'cancelled' });
  return new Promise((resolve) => {
    const ending = new AbortController();
    const settle = (consultation: Consultation): void => {
      clearTimeout(timer);
      giveUp();
      resolve(consultation);
      if (consultation.kind !== 'answered') ending.abort();
    };
    const giveUp = onAbort(signal, () => settle({ kind: 'cancelled' }));
    const timer =
      timeoutMs === undefined
        ? undefined
        : setTimeout(() => settle(failed(`no answer within ${timeoutMs} ms`)), Math.min(timeoutMs, LONGEST_TIMER_MS));
    answer(approver, request, ending.signal).then(settle, () => settle(failed('its answer cannot be read')));
  });
}

async function answer(approver: Approver, request: ApprovalRequest, signal: AbortSignal): Promise<Consultation> {
  let given: unknown;
  try {
    given = await approver.approve(request, signal);
  } catch (error) {
    return error instanceof CannotAnswer ? failed(error.message) : failed('it threw an exception', shortMessage(error));
  }
  const read = readAnswer(given);
  return read ? { kind: 'answered', answer: read } : failed('its answer cannot be read');
}

/** An answer object, taken apart once so that nothing in it can change later; undefined where it is none. */
function readAnswer(given: unknown): ApprovalAnswer | undefined {
  if (typeof given !== 'object' || given === null) return undefined;
  const { kind, reason } = given as { kind?: unknown; reason?: unknown };
  if (kind === 'allow' || kind === 'allow_for_session') return { kind };
  if (kind !== 'deny' && kind !== 'deny_for_session') return undefined;
  if (reason === undefined || reason === null) return { kind };
  return typeof reason === 'string' ? { kind, reason } : undefined;
}

function failed(plain: string, detail?: string): Consultation {
  return { kind: 'failed', plain, what: detail === undefined ? plain : `${plain}: ${detail}` };
}

function shortMessage(error: unknown): string {
  try {
    return cutBytes(messageOf(error), LONGEST_MESSAGE);
  } catch {
    return 'without a message';
  }
}
