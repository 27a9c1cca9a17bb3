/**
 * Finds lines of a text by a literal or a regular expression. An expression of a model's making may take longer than the age of
 * the universe, so it runs where it can be stopped: in a context of its own, bounded in time for each text and for all of them.
 */
import { createContext, Script } from 'node:vm';
import { fail, ok } from '../../contract/result.js';
export function literalMatcher(wanted) {
    if (/[\r\n]/u.test(wanted))
        return fail('the pattern holds a line break, and lines are searched one by one');
    return ok({
        find: (text, keep) => {
            const lines = [];
            let count = 0;
            let line = 1;
            let start = 0;
            for (let at = text.indexOf(wanted); at !== -1; at = text.indexOf(wanted, start)) {
                for (let next = text.indexOf('\n', start); next !== -1 && next < at; next = text.indexOf('\n', start)) {
                    line += 1;
                    start = next + 1;
                }
                const end = text.indexOf('\n', at);
                count += 1;
                if (lines.length < keep)
                    lines.push([line, text.slice(start, end === -1 ? text.length : end)]);
                if (end === -1)
                    break;
                line += 1;
                start = end + 1;
            }
            return ok({ count, lines });
        },
    });
}
const FIND = `(() => {
  const lines = [];
  let count = 0;
  let line = 1;
  for (let start = 0; start <= text.length; line += 1) {
    let end = text.indexOf('\\n', start);
    if (end === -1) end = text.length;
    if (start === text.length && line > 1) break;
    const one = text.slice(start, end);
    if (expression.test(one)) {
      count += 1;
      if (lines.length < keep) lines.push([line, one]);
    }
    start = end + 1;
  }
  return { count, lines };
})()`;
export function regexMatcher(source, bounds, now) {
    const context = createContext({ __proto__: null });
    context['source'] = source;
    try {
        new Script("expression = new RegExp(source); text = ''; keep = 0;").runInContext(context, { timeout: bounds.each });
    }
    catch (error) {
        return fail(`the pattern is no regular expression: ${error instanceof Error ? error.message : messageInContext(error)}`);
    }
    const script = new Script(FIND);
    let spent = 0;
    return ok({
        find: (text, keep) => {
            if (spent >= bounds.all)
                return fail(SLOW);
            context['text'] = text;
            context['keep'] = keep;
            const start = now();
            try {
                const hits = script.runInContext(context, { timeout: bounds.each });
                return isHits(hits) ? ok(hits) : fail(SLOW);
            }
            catch {
                return fail(SLOW);
            }
            finally {
                spent += now() - start;
                context['text'] = '';
            }
        },
    });
}
const isHits = (value) => typeof value === 'object' && value !== null && 'lines' in value && 'count' in value;
const SLOW = 'the pattern takes too long to match; write a simpler one';
/** An error of the other context is no `Error` of this one. */
function messageInContext(error) {
    return typeof error === 'object' && error !== null && 'message' in error ? String(error.message) : 'it cannot be read';
}
