import { fail } from '../contract/result.js';
import { answerFrom, questionFor, shapeFor } from './shape.js';
import { couldNotBeAsked, threw, vetOutcome } from './vet.js';
/**
 * The seat of an interceptor. Whether it reviews is settled here, once, so that nobody comes or goes between the two events.
 * An object without a name or a first method is no interceptor: a TypeError, at the session's start.
 */
export function interceptorSeat(interceptor) {
    if (typeof interceptor.name !== 'string' || typeof interceptor.beforeTool !== 'function') {
        throw new TypeError('an interceptor needs a name, a string, and a method beforeTool');
    }
    const reviews = typeof interceptor.afterTool === 'function';
    return {
        who: Object.freeze({ kind: 'interceptor', name: interceptor.name }),
        events: reviews ? ['pre_tool_use', 'post_tool_use'] : ['pre_tool_use'],
        hears: (event) => event === 'pre_tool_use' || reviews,
        before: (call, signal) => settled(() => interceptor.beforeTool(call, signal), (answer) => answered(vetOutcome('pre_tool_use', answer), 'deny')),
        after: (call, result, signal) => settled(() => interceptor.afterTool?.(call, result, signal), (answer) => answered(vetOutcome('post_tool_use', answer), 'deny')),
    };
}
/**
 * The seat of a hook, asked through the port in the shape in which it matched. The port is handed the very spec that was declared where
 * that is frozen, so that a binding may know it again; else a frozen copy.
 */
export function hookSeat(declared, port) {
    const spec = Object.isFrozen(declared) ? declared : Object.freeze({ ...declared });
    return {
        who: Object.freeze({ kind: 'hook', name: spec.name }),
        spec,
        events: [spec.event],
        hears: (event, call) => shapeFor(spec, event, call) !== undefined,
        before: async (call, signal) => {
            const shape = shapeFor(spec, 'pre_tool_use', call);
            if (shape === undefined)
                return { kind: 'allow' };
            const question = questionFor(shape, 'pre_tool_use', call);
            if (!question.ok)
                return answered(question, spec.onFailure);
            const said = await askPort(port, spec, question.value, signal);
            const outcome = said.ok ? vetOutcome('pre_tool_use', said.value) : said;
            return answered(outcome.ok ? answerFrom(shape, outcome.value) : outcome, spec.onFailure);
        },
        after: async (call, result, signal) => {
            const shape = shapeFor(spec, 'post_tool_use', call);
            if (shape === undefined)
                return { kind: 'allow' };
            const question = questionFor(shape, 'post_tool_use', call);
            if (!question.ok)
                return answered(question, spec.onFailure);
            const said = await askPort(port, spec, { ...question.value, result }, signal);
            return answered(said.ok ? vetOutcome('post_tool_use', said.value) : said, spec.onFailure);
        },
    };
}
/** Asks the port, which must not throw; one that does has not asked. */
async function askPort(port, spec, question, signal) {
    try {
        return await port.ask(spec, question, signal);
    }
    catch (error) {
        return fail(couldNotBeAsked(error));
    }
}
/** Runs an interceptor's method; an answer that comes at once is taken at once. */
function settled(ask, take) {
    try {
        const answer = ask();
        if (!isThenable(answer))
            return take(answer);
        return Promise.resolve(answer).then(take, rejected);
    }
    catch (error) {
        return rejected(error);
    }
}
function rejected(error) {
    return { kind: 'broken', breakage: threw(error), onFailure: 'deny' };
}
function isThenable(answer) {
    return typeof answer === 'object' && answer !== null && 'then' in answer && typeof answer.then === 'function';
}
function answered(outcome, onFailure) {
    return outcome.ok ? outcome.value : { kind: 'broken', breakage: outcome.error, onFailure };
}
