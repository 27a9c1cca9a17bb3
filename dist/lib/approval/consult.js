import { cutBytes } from '../contract/cut.js';
import { messageOf } from '../contract/message.js';
import { onAbort } from '../contract/on-abort.js';
import { LONGEST_TIMER_MS } from '../contract/time.js';
import { CannotAnswer } from './approver.js';
const LONGEST_MESSAGE = 512;
/** Asks once and waits for the first of: an answer, a failure, the time-out, the abort. What comes later changes nothing. */
export function consult(approver, request, timeoutMs, signal) {
    if (signal.aborted)
        return Promise.resolve({ kind: 'cancelled' });
    return new Promise((resolve) => {
        const ending = new AbortController();
        const settle = (consultation) => {
            clearTimeout(timer);
            giveUp();
            resolve(consultation);
            if (consultation.kind !== 'answered')
                ending.abort();
        };
        const giveUp = onAbort(signal, () => settle({ kind: 'cancelled' }));
        const timer = timeoutMs === undefined
            ? undefined
            : setTimeout(() => settle(failed(`no answer within ${timeoutMs} ms`)), Math.min(timeoutMs, LONGEST_TIMER_MS));
        answer(approver, request, ending.signal).then(settle, () => settle(failed('its answer cannot be read')));
    });
}
async function answer(approver, request, signal) {
    let given;
    try {
        given = await approver.approve(request, signal);
    }
    catch (error) {
        return error instanceof CannotAnswer ? failed(error.message) : failed('it threw an exception', shortMessage(error));
    }
    const read = readAnswer(given);
    return read ? { kind: 'answered', answer: read } : failed('its answer cannot be read');
}
/** An answer object, taken apart once so that nothing in it can change later; undefined where it is none. */
function readAnswer(given) {
    if (typeof given !== 'object' || given === null)
        return undefined;
    const { kind, reason } = given;
    if (kind === 'allow' || kind === 'allow_for_session')
        return { kind };
    if (kind !== 'deny' && kind !== 'deny_for_session')
        return undefined;
    if (reason === undefined || reason === null)
        return { kind };
    return typeof reason === 'string' ? { kind, reason } : undefined;
}
function failed(plain, detail) {
    return { kind: 'failed', plain, what: detail === undefined ? plain : `${plain}: ${detail}` };
}
function shortMessage(error) {
    try {
        return cutBytes(messageOf(error), LONGEST_MESSAGE);
    }
    catch {
        return 'without a message';
    }
}
