import { unreachable } from '../contract/result.js';
import { couldNotAnswer, deniedBy, handsOf, rewriteFailed } from '../contract/words.js';
export function preStep(left, who, answer) {
    switch (answer.kind) {
        case 'allow':
            return { kind: 'next', left };
        case 'deny':
            return { kind: 'refused', words: afterRewrites(left, deniedBy(who, answer.reason)) };
        case 'modify':
            return touched(left, Object.freeze({ kind: 'json', text: answer.input }), who, answer.reason);
        case 'broken':
            if (answer.onFailure === 'allow')
                return { kind: 'next', left };
            return { kind: 'refused', words: afterRewrites(left, couldNotAnswer(who, answer.breakage.what)) };
        default:
            return unreachable(answer);
    }
}
export function postStep(left, who, answer) {
    switch (answer.kind) {
        case 'allow':
            return { kind: 'next', left };
        case 'deny':
            return { kind: 'refused', words: deniedBy(who, answer.reason) };
        case 'replace':
            return touched(left, { output: answer.output, isError: answer.isError ?? left.value.isError }, who, answer.reason);
        case 'broken':
            if (answer.onFailure === 'allow')
                return { kind: 'next', left };
            return { kind: 'refused', words: couldNotAnswer(who, answer.breakage.plain) };
        default:
            return unreachable(answer);
    }
}
function touched(left, value, who, reason) {
    const hand = reason === undefined ? { who } : { who, reason };
    return { kind: 'next', left: { value, hands: [...left.hands, hand] } };
}
/** A refusal of a call that is no longer what the model wrote says whose rewrite it was (contract 3.8). */
function afterRewrites(left, refusal) {
    return left.hands.length === 0 ? refusal : rewriteFailed(handsOf(left.hands), refusal);
}
