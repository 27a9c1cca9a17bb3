import { faultOf } from './faults.js';
/**
 * Whether a response is a turn. It is one only when the provider said that it is whole and it holds a call or text; everything
 * else is a fault with words, never an empty answer.
 */
export function ruleOn(collected, anyStopReason, now) {
    if ('error' in collected)
        return faultOf(collected.error, collected.begun, now);
    const [hosted] = collected.hosted;
    if (hosted !== undefined)
        return final(`ran a tool of its own (${hosted}), which nobody here could judge`);
    if (collected.finish === undefined)
        return torn(collected);
    const stopped = stoppedBy(collected.finish, anyStopReason, collected);
    if (stopped !== undefined)
        return stopped;
    const hasCall = collected.parts.some(({ kind }) => kind === 'call');
    return hasCall || collected.text.trim() !== '' ? { kind: 'turn' } : final('ended its turn without text and without a call');
}
/** Why the reason to stop is none of a whole turn; undefined where it is one. */
function stoppedBy(finish, anyStopReason, collected) {
    const raw = finish.raw === undefined ? '' : ` (${finish.raw})`;
    switch (finish.unified) {
        case 'stop':
        case 'tool-calls':
            return undefined;
        case 'length':
            return finish.raw === 'model_context_window_exceeded'
                ? { kind: 'overflow', words: `stopped at the end of the model's context${raw}` }
                : final(`stopped at the limit of its output${raw}: the answer is cut off`);
        case 'content-filter':
            return final(`refused to answer or was stopped by its filter${raw}`);
        case 'error':
            // The model's call could not be read by its own provider: nothing of it came, and asking again mends it.
            return finish.raw === 'MALFORMED_FUNCTION_CALL'
                ? { kind: 'transient', words: 'threw away a malformed call of the model', askedWaitMs: 0 }
                : final(`ended its turn with an error${raw}`);
        case 'other':
            return anyStopReason && finish.raw !== undefined ? undefined : final(`ended its turn for a reason that is not understood${raw}`);
        case 'interrupted':
            return torn(collected);
    }
}
function torn({ begun }) {
    const words = 'ended the stream before the turn was over';
    return begun ? final(words) : { kind: 'transient', words };
}
function final(words) {
    return { kind: 'final', words };
}
