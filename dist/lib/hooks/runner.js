import { carriedOn, couldNotAnswer, handsOf } from '../contract/words.js';
import { postStep, preStep } from './chain.js';
import { hookSeat, interceptorSeat } from './seat.js';
import { ABORTED, untilAborted } from './until-aborted.js';
const CANCELLED = 'the run was cancelled before this call was decided';
const NEVER = new AbortController().signal;
/**
 * The hook chain around tool calls (contract 2, 3, 6). A runner is a snapshot: who is asked before a call is who is asked after it;
 * to change anything, make another runner. It may judge several calls at once, and they don't touch each other. `decide` and `review`
 * never reject: whatever a participant does ends as a verdict.
 */
export class HookRunner {
    /** Everybody, in the order in which they are asked. */
    participants;
    options;
    seats;
    now;
    constructor(options) {
        const interceptors = [...(options.interceptors ?? [])];
        const hooks = [...(options.hooks ?? [])];
        this.options = { ...options, interceptors, hooks };
        this.now = options.now ?? (() => performance.now());
        this.seats = [
            ...interceptors.map(interceptorSeat),
            ...hooks.filter((spec) => spec.scope === 'operator').map((spec) => hookSeat(spec, options.port)),
            ...hooks.filter((spec) => spec.scope === 'workspace').map((spec) => hookSeat(spec, options.port)),
        ];
        this.participants = this.seats.map(({ who, spec, events }) => (spec === undefined ? { who, events } : { who, spec, events }));
    }
    /** Whether there is nobody to ask. */
    get isEmpty() {
        return this.seats.length === 0;
    }
    /** A runner with one more interceptor, asked after those that are there and before every hook. */
    withInterceptor(interceptor) {
        return new HookRunner({ ...this.options, interceptors: [...(this.options.interceptors ?? []), interceptor] });
    }
    /** A runner that reports elsewhere. */
    withReporter(reporter) {
        return new HookRunner({ ...this.options, reporter });
    }
    /** Asks everybody about a call before it runs. An abort ends the consultation at once and denies. */
    async decide(call, signal = NEVER) {
        const original = frozenCall(call);
        const end = await this.consult({
            event: 'pre_tool_use',
            call: original,
            start: original.input,
            signal,
            ask: (seat, input) => seat.before(input === original.input ? original : Object.freeze({ ...original, input }), signal),
            step: preStep,
            trace: (input) => input,
        });
        const { left, consulted } = end;
        const input = left.value;
        if (end.refusal !== undefined)
            return { outcome: 'deny', ...end.refusal, input, consulted };
        if (left.hands.length === 0)
            return { outcome: 'allow', input, by: [], consulted };
        return { outcome: 'modify', input, by: left.hands.map(({ who }) => who), reason: handsOf(left.hands), consulted };
    }
    /** Asks everybody about what a tool gave back, before the model is shown it. `call.input` is what actually ran. */
    async review(call, result, signal = NEVER) {
        const ran = frozenCall(call);
        const end = await this.consult({
            event: 'post_tool_use',
            call: ran,
            start: frozenResult(result),
            signal,
            ask: (seat, shown) => seat.after(ran, frozenResult(shown), signal),
            step: postStep,
            trace: (shown) => shown.output,
        });
        const { left, consulted } = end;
        if (end.refusal !== undefined) {
            const shown = { output: { kind: 'text', text: end.refusal.words }, isError: true };
            return { outcome: 'deny', ...end.refusal, shown, consulted };
        }
        if (left.hands.length === 0)
            return { outcome: 'allow', shown: left.value, by: [], consulted };
        return { outcome: 'replace', shown: left.value, by: left.hands.map(({ who }) => who), reason: handsOf(left.hands), consulted };
    }
    async consult(round) {
        const { event, call, signal } = round;
        const consulted = [];
        let left = { value: round.start, hands: [] };
        for (const seat of this.seats) {
            if (signal.aborted)
                break;
            if (!seat.hears(event, call))
                continue;
            const { who } = seat;
            const began = this.now();
            const given = round.ask(seat, left.value);
            // What is there is not waited for: a wait is longer than most interceptors.
            const answer = given instanceof Promise ? await untilAborted(given, signal) : signal.aborted ? ABORTED : given;
            if (answer === ABORTED)
                break;
            const step = round.step(left, who, answer);
            const common = { who, event, elapsedMs: this.now() - began };
            consulted.push(consultation(common, answer, step, round.trace(left.value), round.trace));
            if (answer.kind === 'broken')
                this.report(who, event, call.id, answer.breakage, step.kind === 'refused');
            if (step.kind === 'refused')
                return { left, consulted, refusal: { words: step.words, by: [who] } };
            left = step.left;
        }
        return signal.aborted ? { left, consulted, refusal: { words: CANCELLED, by: [], cancelled: true } } : { left, consulted };
    }
    report(who, event, toolCallId, breakage, denies) {
        const sentence = denies ? couldNotAnswer(who, breakage.what) : carriedOn(who, breakage.what);
        const report = { who, event, toolCallId, sentence, breakage };
        try {
            const returned = this.options.reporter(report);
            if (returned instanceof Promise)
                returned.catch(() => undefined);
        }
        catch {
            // A reporter decides nothing: the breakage is in the verdict's trace all the same.
        }
    }
}
function consultation(common, answer, step, before, trace) {
    if (answer.kind === 'broken') {
        const consequence = step.kind === 'refused' ? 'denied' : 'carried-on';
        return { ...common, outcome: 'broken', breakage: { ...answer.breakage, consequence } };
    }
    const reason = answer.reason === undefined ? {} : { reason: answer.reason };
    const rewrote = (answer.kind === 'modify' || answer.kind === 'replace') && step.kind === 'next';
    const change = rewrote ? { before, after: trace(step.left.value) } : {};
    return { ...common, outcome: answer.kind, ...reason, ...change };
}
/** Participants get copies that they cannot write to: a call is changed by answering, not by assignment. */
function frozenCall(call) {
    const basis = call.basis === undefined ? {} : { basis: Object.freeze({ ...call.basis }) };
    return Object.freeze({ ...call, input: Object.freeze({ ...call.input }), ...basis });
}
function frozenResult(result) {
    return Object.freeze({ ...result, output: Object.freeze({ ...result.output }) });
}
