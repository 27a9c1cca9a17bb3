import type { Answer, RefusalKind } from '../types.ts';
import { jsonAnswer } from './event-stream.ts';

const STATUS: Readonly<Record<RefusalKind, number>> = {
  unreadable: 400,
  forbidden: 400,
  unauthorized: 401,
  'not-found': 404,
  'too-large': 413,
  ended: 400,
};

/** An error as both of the provider's wires have it. */
export function openaiRefusal(kind: RefusalKind, message: string): Answer {
  return jsonAnswer(STATUS[kind], { error: { message, type: 'invalid_request_error', param: null, code: null } });
}
