import { askedWait } from './backoff.js';
const LONGEST_QUOTE = 400;
/** How the providers say that a conversation is too long; none of them has a status of its own for it. */
const OVERFLOW = /context[_ ]length[_ ]exceeded|prompt is too long|exceeds? (?:the |its |your )?(?:model'?s? )?(?:maximum |available )?context|maximum context length|context window|exceeds? the maximum number of (?:input )?tokens|input (?:is )?too long|too many (?:input )?tokens|request_too_large|input token count/i;
/** A quota that is used up or an account without money: the same status as too many requests, and waiting does not help. */
const EXHAUSTED = /insufficient_quota|billing|credit balance/i;
const PASSING = /overloaded|rate.?limit|server_error|internal|unavailable|timeout|timed out|try again/i;
/** What an error of the provider's library means. `begun`: part of the answer had come, so that asking again would tell it twice. */
export function faultOf(error, begun, now) {
    const facts = factsOf(error);
    const said = `${facts.message} ${facts.detail}`;
    const words = wordsOf(facts);
    if (facts.status !== undefined && isOverflowStatus(facts.status) && OVERFLOW.test(said))
        return { kind: 'overflow', words };
    if (facts.status === undefined && /context_length_exceeded/.test(said))
        return { kind: 'overflow', words };
    if (begun)
        return { kind: 'final', words: `broke off its answer: ${quote(facts.message)}` };
    if (/certificate/i.test(facts.message) && facts.status === undefined) {
        return {
            kind: 'final',
            words: `${words}; where a proxy uses a certificate authority of its own, name its file in NODE_EXTRA_CA_CERTS`,
        };
    }
    if (!isTransient(facts) || EXHAUSTED.test(said))
        return { kind: 'final', words };
    const askedWaitMs = askedWait(facts.headers, now);
    return { kind: 'transient', words, ...(askedWaitMs === undefined ? {} : { askedWaitMs }) };
}
function isOverflowStatus(status) {
    return status === 400 || status === 413 || status === 422;
}
function isTransient({ status, retryable, message, detail }) {
    if (status === undefined)
        return retryable || PASSING.test(`${message} ${detail}`);
    return status === 408 || status === 409 || status === 429 || status >= 500;
}
function wordsOf({ status, message }) {
    const said = quote(message);
    switch (status) {
        case undefined:
            return `gave no answer: ${said}`;
        case 401:
        case 403:
            return `refused the credentials (${status}): ${said}; check \`api-key\` and what it may use`;
        case 404:
            return `answered 404: ${said}; check the name in \`model\` and \`base-url\``;
        default:
            return status >= 300 && status < 400
                ? `answered ${status}, a redirect, which is not followed: check \`base-url\``
                : `answered ${status}: ${said}`;
    }
}
/** One line, bounded. */
function quote(text) {
    const line = text.replace(/[\p{Cc}\s]+/gu, ' ').trim();
    return line.length > LONGEST_QUOTE
        ? `${line.slice(0, LONGEST_QUOTE).toWellFormed()}… (${line.length} characters)`
        : line || 'without a message';
}
/** An error's fields by shape: each provider may bring its own copy of the library's error classes. */
function factsOf(error) {
    const status = field(error, 'statusCode');
    const headers = field(error, 'responseHeaders');
    return {
        message: messagesOf(error).join(': '),
        detail: `${textOf(field(error, 'responseBody'))} ${textOf(field(error, 'data'))} ${textOf(field(error, 'type'))} ${textOf(field(error, 'code'))}`,
        headers: typeof headers === 'object' && headers !== null ? Object.fromEntries(Object.entries(headers)) : {},
        retryable: field(error, 'isRetryable') === true,
        // A good status is none of an error: the connection broke after it.
        ...(typeof status === 'number' && status >= 300 ? { status } : {}),
    };
}
/** The message and those of the causes behind it, each once. */
function messagesOf(error) {
    const found = [];
    for (let at = error; at !== undefined && found.length < 4; at = field(at, 'cause')) {
        const message = field(at, 'message');
        const text = typeof message === 'string' ? message : typeof at === 'string' ? at : '';
        if (text !== '' && !found.some((earlier) => earlier.includes(text)))
            found.push(text);
    }
    return found.length === 0 ? [textOf(error)] : found;
}
function field(value, name) {
    return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}
function textOf(value) {
    if (typeof value === 'string')
        return value;
    return value === undefined || value === null ? '' : (JSON.stringify(value) ?? '');
}
