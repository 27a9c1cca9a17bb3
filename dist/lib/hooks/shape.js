import { fail, ok } from '../contract/result.js';
import { plainWords } from '../contract/words.js';
/** Whether a hook is asked about this call at this event, and in which shape. A tool's own name goes before its basis name. */
export function shapeFor(spec, event, call) {
    if (spec.event !== event)
        return undefined;
    const { tools } = spec;
    if (tools === undefined || tools.includes(call.toolName))
        return { kind: 'own' };
    return call.basis !== undefined && tools.includes(call.basis.name) ? { kind: 'basis', basis: call.basis } : undefined;
}
/** The question as the hook is to see it. */
export function questionFor(shape, event, call) {
    if (shape.kind === 'own')
        return ok({ event, call });
    const { basis } = shape;
    const translated = guarded(() => basis.toBasis(call.input));
    if (!translated.ok)
        return untranslatable(`the call cannot be put in the shape of ${basis.name}: ${translated.error}`);
    const input = translated.value;
    return ok({ event, call: { ...call, input }, matchedBasis: { name: basis.name, native: call.input } });
}
/** The hook's answer in the agent's own shape. */
export function answerFrom(shape, outcome) {
    if (shape.kind === 'own' || outcome.kind !== 'modify')
        return ok(outcome);
    const { basis } = shape;
    const translated = guarded(() => basis.toNative(outcome.input));
    if (!translated.ok)
        return untranslatable(`its rewrite cannot be put in the tool's own shape: ${translated.error}`);
    return ok({ ...outcome, input: translated.value });
}
function untranslatable(what) {
    return fail({ kind: 'untranslatable', what, plain: plainWords('untranslatable') });
}
/** A translator that throws has not translated. */
function guarded(translate) {
    try {
        return translate();
    }
    catch {
        return fail('its translation threw');
    }
}
