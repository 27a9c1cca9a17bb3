import { readExact } from '../contract/json/text.js';
export const REDACT_NAME = 'redact';
/**
 * Replaces a result in which `redact` finds something. `redact` returns its text unchanged where there is nothing to hide; it is given
 * the whole output, up to 64 MiB.
 */
export function redactInterceptor(redact) {
    return {
        name: REDACT_NAME,
        beforeTool: () => ({ kind: 'allow' }),
        afterTool: (_call, result) => {
            const text = redact(result.output.text);
            if (text === result.output.text)
                return { kind: 'allow' };
            return { kind: 'replace', output: inKind(result.output, text), reason: 'a known secret was replaced' };
        },
    };
}
/** A chain whose words, and what a participant put in the place of an output, are searched before the model reads them. */
export function holdSecrets(chain, redact) {
    return {
        decide: async (call, signal) => {
            const verdict = await chain.decide(call, signal);
            if (verdict.outcome === 'deny')
                return { ...verdict, words: redact(verdict.words) };
            return verdict.reason === undefined ? verdict : { ...verdict, reason: redact(verdict.reason) };
        },
        review: async (call, result, signal) => {
            const verdict = await chain.review(call, result, signal);
            if (verdict.outcome === 'allow')
                return verdict;
            const { output } = verdict.shown;
            const text = redact(output.text);
            const shown = text === output.text ? verdict.shown : { ...verdict.shown, output: inKind(output, text) };
            if (verdict.outcome === 'deny')
                return { ...verdict, words: redact(verdict.words), shown };
            return { ...verdict, shown, ...(verdict.reason === undefined ? {} : { reason: redact(verdict.reason) }) };
        },
    };
}
/** The redacted text in the output's own kind; a structured output that is none any more goes on as text. */
function inKind(output, text) {
    if (output.kind === 'text')
        return { kind: 'text', text };
    const exact = readExact(text);
    return exact.ok ? { kind: 'json', text: exact.value } : { kind: 'text', text };
}
