import { createContext, Script } from 'node:vm';
import { compilePattern, PatternRefused } from '../contract/patterns.js';
/** How long one text may be matched with one pattern, in milliseconds. */
const MATCH_TIMEOUT_MS = 250;
/**
 * Patterns of input schemas whose every match ends in time, whatever the pattern and the text: what takes longer is refused. A match
 * costs about a third of a millisecond, for the engine is watched from another thread.
 */
export function timedPatterns(timeoutMs = MATCH_TIMEOUT_MS) {
    const script = new Script('pattern.test(text)');
    const context = createContext({});
    return {
        compile(pattern) {
            const compiled = compilePattern(pattern);
            return {
                test(text) {
                    Object.assign(context, { pattern: compiled, text });
                    try {
                        return script.runInContext(context, { timeout: timeoutMs }) === true;
                    }
                    catch {
                        throw new PatternRefused(`matching a text with the pattern ${pattern.slice(0, 200)} takes longer than ${timeoutMs} ms`);
                    }
                    finally {
                        context['text'] = '';
                    }
                },
            };
        },
    };
}
