/** A text that is not matched against a pattern; the message is a sentence without its full stop. */
export class PatternRefused extends Error {
    name = 'PatternRefused';
}
/** The longest text, in UTF-16 code units, that the plain engine matches: a quadratic pattern then takes seconds, not hours. */
export const MAX_MATCHED_LENGTH = 65_536;
/** The engine of the platform. It stops no pattern that takes exponential time. */
export const plainPatterns = {
    compile(pattern) {
        const compiled = compilePattern(pattern);
        return {
            test(text) {
                if (text.length <= MAX_MATCHED_LENGTH)
                    return compiled.test(text);
                throw new PatternRefused(`a text of ${text.length} characters is too long to be matched with the pattern ${pattern.slice(0, 200)}`);
            },
        };
    },
};
/** A schema's pattern as a regular expression: with Unicode rules, or without them where it is none by them. */
export function compilePattern(pattern) {
    try {
        return new RegExp(pattern, 'u');
    }
    catch {
        return new RegExp(pattern);
    }
}
