import { unreachable } from '../contract/result.js';
import { consult } from './consult.js';
import { isConsequential, judgedLevel } from './levels.js';
/** Asks the approver of the moment. Never throws, never rejects. */
export class ApprovalGate {
    /** Who is asked; it may be another from one turn to the next. What is remembered stays. */
    approver;
    #timeoutMs;
    #remembered = new Map();
    constructor(options) {
        this.approver = options.approver;
        this.#timeoutMs = options.timeoutMs;
    }
    /** `none` is allowed by `not asked`; what the session remembers by `remembered`; else the approver's own name answers. */
    async ask(request, signal) {
        if (!isConsequential(request.side_effect_level))
            return { kind: 'allow', by: 'not asked' };
        const key = JSON.stringify([request.tool_name, judgedLevel(request.side_effect_level)]);
        const remembered = this.#remembered.get(key);
        if (remembered)
            return remembered;
        const { approver } = this;
        const consulted = await consult(approver, request, this.#timeoutMs, signal);
        if (consulted.kind === 'answered')
            return this.#take(consulted.answer, approver.name, key);
        return denyFor(consulted, approver.name);
    }
    #take(answer, by, key) {
        switch (answer.kind) {
            case 'allow':
                return { kind: 'allow', by };
            case 'allow_for_session':
                this.#remembered.set(key, { kind: 'allow', by: 'remembered' });
                return { kind: 'allow', by };
            case 'deny':
                return { kind: 'deny', words: wordsOf(answer.reason), by };
            case 'deny_for_session': {
                const words = wordsOf(answer.reason);
                this.#remembered.set(key, { kind: 'deny', words: `refused for the rest of this session: ${words}`, by: 'remembered' });
                return { kind: 'deny', words, by };
            }
            default:
                return unreachable(answer);
        }
    }
}
const wordsOf = (reason) => reason === undefined || reason.trim() === '' ? 'denied by session approver' : reason;
function denyFor(failed, by) {
    switch (failed.kind) {
        case 'cancelled':
            return { kind: 'deny', words: 'the run was cancelled before this call was approved', by, cancelled: true };
        case 'failed':
            return {
                kind: 'deny',
                words: `the approver could not answer, which denies: ${failed.plain}`,
                by,
                failure: failed.what,
            };
        default:
            return unreachable(failed);
    }
}
