export const CANCELLED = { outcome: { outcome: 'cancelled' } };
/** A refusal's words go along where agents may look for them; the protocol has no place for them. */
export function answerFor(ruling, options) {
    if (ruling.kind === 'allow')
        return selected(options, 'allow_once');
    const words = ruling.kind === 'deny' ? ruling.words : 'the call was rewritten, which its agent cannot carry out; it does not run';
    return { ...selected(options, 'reject_once'), _meta: { 'basis-guard': { reason: words } } };
}
/** Whether a call that may happen can be let happen by these options. */
export const canAllow = (options) => optionOf(options, 'allow_once') !== undefined;
function selected(options, kind) {
    const option = optionOf(options, kind);
    return option === undefined ? CANCELLED : { outcome: { outcome: 'selected', optionId: option.id } };
}
/** An id that two options share would stand for either of them. */
function optionOf(options, kind) {
    const found = options.find((option) => option.kind === kind);
    return options.filter(({ id }) => id === found?.id).length === 1 ? found : undefined;
}
