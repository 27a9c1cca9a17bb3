import { jsonAnswer } from './event-stream.js';
const STATUS = {
    unreadable: 400,
    forbidden: 400,
    unauthorized: 401,
    'not-found': 404,
    'too-large': 413,
    ended: 400,
};
/** An error as both of the provider's wires have it. */
export function openaiRefusal(kind, message) {
    return jsonAnswer(STATUS[kind], { error: { message, type: 'invalid_request_error', param: null, code: null } });
}
