import { isConsequential } from '../approval/levels.js';
import { nameOf, rewriteFailed } from '../contract/words.js';
import { fittingInput, levelOf } from './fit.js';
export async function rule({ tool, verdict, given, parallelRead }, ask) {
    if (verdict.outcome === 'deny')
        return refusal('chain', verdict.words, verdict.by.map(nameOf));
    const hands = verdict.by.map(nameOf);
    const blamed = (words) => verdict.outcome === 'modify' ? rewriteFailed(verdict.reason ?? hands.join('; '), words) : words;
    const fit = fitOf(tool, verdict.input, given);
    if (fit.kind === 'refuse')
        return { ...fit, words: blamed(fit.words) };
    if (parallelRead && isConsequential(fit.level))
        return refusal('chain', blamed(changesState(tool, fit.level)), hands);
    const answer = await ask(fit.input, fit.level);
    if (answer.kind === 'allow')
        return { ...fit, by: answer.by };
    return answer.cancelled ? CANCELLED : refusal('approver', blamed(answer.words), [answer.by]);
}
/** What the model itself asked for, as far as it could run at all: what `evaluate-only` lets happen. */
export function asAsked(tool, input, given) {
    return fitOf(tool, input, given);
}
function fitOf(tool, input, given) {
    const fitting = fittingInput(tool, input);
    if (!fitting.ok)
        return refusal('schema', fitting.error, ['input schema']);
    return { kind: 'run', input: fitting.value, level: levelOf(tool, input, given), by: 'evaluate-only' };
}
function changesState(tool, level) {
    return `${tool.name} was to read beside other calls of its turn, and would now change state (level ${level ?? 'unknown'})`;
}
/** What every call meets once the run is cancelled. */
export const CANCELLED = refusal('cancelled', 'the run was cancelled; this call does not run', ['session']);
export function refusal(stage, words, by) {
    return { kind: 'refuse', stage, words, by };
}
