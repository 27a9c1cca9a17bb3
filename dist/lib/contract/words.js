import { cutBytes } from './cut.js';
/**
 * The sentences in which participants are named (contract 3.6, 3.8, 6.4, 6.5). Names and reasons are data: a name is quoted and
 * escaped, so that it cannot pass for a name and a prefix of another; who spoke is always carried beside the words as `Who`.
 */
/** The ways of breaking in words of ours alone, which quote nothing. */
const PLAIN = {
    'not-started': 'it could not be started',
    late: 'it did not answer by its deadline',
    exited: 'it ended with an exit code other than zero',
    killed: 'it was ended by a signal',
    silent: 'it printed nothing',
    flooded: 'it printed too much',
    'no-decision': 'it printed no decision that can be read',
    'wrong-event': 'it gave an answer that belongs to the other event',
    untranslatable: "the call or its rewrite cannot be put in the other tool's shape",
    threw: 'it threw an exception',
    'not-an-outcome': 'it returned something that is not an outcome',
};
/** `hook 'narrow'`: quotes, backslashes, control, format and separator characters of the name are escaped. */
export function nameOf(who) {
    return `${who.kind} '${who.name.replace(/['"`\\\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu, escaped)}'`;
}
/** `denied by hook 'N': reason`, or `denied by hook 'N'` where no reason was given. */
export function deniedBy(who, reason) {
    return `denied by ${withReason(nameOf(who), reason)}`;
}
/** `hook 'N' could not answer and denies on failure: what`. */
export function couldNotAnswer(who, what) {
    return `${nameOf(who)} could not answer and denies on failure: ${what}`;
}
/** The same for a hook whose `on_failure` is `allow`. */
export function carriedOn(who, what) {
    return `${nameOf(who)} could not answer and the call goes on, as its on_failure says: ${what}`;
}
/** `interceptor 'redact': stripped a credential; hook 'narrow'`: every hand that touched it, in order. */
export function handsOf(hands) {
    return hands.map(({ who, reason }) => withReason(nameOf(who), reason)).join('; ');
}
/** Whose rewrite it was, ahead of the refusal's own words (contract 3.8). `hands` is what `handsOf` says, or a verdict's `reason`. */
export function rewriteFailed(hands, refusal) {
    return `${hands} rewrote this call; the rewritten call then failed: ${refusal}`;
}
/** What the model may read of a breakage after a call (contract 6.6): its kind, and nothing that the participant printed. */
export function plainWords(kind) {
    return PLAIN[kind];
}
/** What a program printed, as a quotation of at most 512 bytes. */
export function quoteStdout(printed) {
    return `it printed: ${cutBytes(printed, 512)}`;
}
/** What a program wrote to standard error, as a quotation of at most 2048 bytes; `total` is the size of all that it wrote. */
export function quoteStderr(written, total) {
    return `standard error: ${cutBytes(written, 2048, total)}`;
}
function withReason(words, reason) {
    return reason === undefined || reason === '' ? words : `${words}: ${reason}`;
}
function escaped(character) {
    if (/['"`\\]/.test(character))
        return `\\${character}`;
    const short = { '\n': '\\n', '\r': '\\r', '\t': '\\t' };
    return short[character] ?? `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`;
}
