import { comparableInput } from '../../gateway/wire/comparable.js';
import { ABORTED, untilAborted } from '../../hooks/until-aborted.js';
import { agentTool, errorResult, sameResult, toolCallOf } from './agent-tool.js';
import { beginningOf, isBulky, MOST_VALUES } from './bulk.js';
import { askedCall, HookedCalls } from './call-source.js';
import { PastCalls } from './past-calls.js';
export function makeDecider(options) {
    return new AgentDecider(options);
}
class AgentDecider {
    #options;
    #gateway;
    /** Calls of which only hooks tell. */
    #hooked;
    #rulings = new WeakMap();
    #reviews = new WeakMap();
    #past;
    constructor(options) {
        const identify = options.adapter.identify(options.folders);
        this.#options = options;
        this.#gateway = options.mode === 'off' ? undefined : options.gateway;
        this.#hooked = new HookedCalls(identify);
        this.#past = new PastCalls(identify);
    }
    async before({ call: told }, late) {
        const isTooLarge = isBulky(told.input);
        const call = isTooLarge ? { ...told, input: beginningOf(told.input) } : told;
        const asked = askedCall(call);
        const seen = this.#gateway?.claim(asked);
        const isMissed = seen?.kind === 'unseen' || seen?.kind === 'changed';
        if (isMissed && this.#options.mode === 'on')
            return this.#turnAway(call, seen, isTooLarge ? TOO_LARGE : undefined);
        const onWire = seen !== undefined && !isMissed;
        const claim = onWire ? seen : this.#hooked.claim(asked, call.subAgent);
        if (claim.kind === 'unseen' || claim.kind === 'changed')
            return this.#turnAway(call, claim);
        const known = { noted: claim.call, source: (onWire ? this.#gateway : undefined) ?? this.#hooked };
        if (claim.kind === 'taken')
            return this.#again(known.noted, call);
        const ruling = this.#decide(call, known, late);
        this.#rulings.set(known.noted, ruling);
        this.#past.add(call, known.noted);
        const ruled = await ruling;
        this.#options.decided?.(call, ruled.kind === 'modify' ? { kind: 'json', text: ruled.input } : undefined);
        return ruled;
    }
    async after({ call, result }, late) {
        const asked = askedCall(call);
        const onWire = this.#gateway?.returning(asked);
        const noted = onWire ?? this.#hooked.returning(asked);
        if (noted?.decision === undefined)
            return this.#unexpected(call, result);
        const known = { noted, source: (onWire === undefined ? undefined : this.#gateway) ?? this.#hooked };
        this.#past.add(call, noted);
        if (noted.canary !== undefined)
            return this.#ruled(known, result, this.#canaryResult(noted, result));
        const underWay = this.#reviews.get(noted);
        if (underWay !== undefined)
            return underWay.then(() => this.#unexpected(call, result));
        // The wire has ruled it, or is about to.
        if (!this.#options.enforcer.isOut(noted.decision.call))
            return { kind: 'keep' };
        const review = this.#review(noted.decision.call, known, result, late);
        this.#reviews.set(noted, review);
        return review;
    }
    async #review(ref, known, given, late) {
        const reviewing = this.#options.enforcer.review(ref, given);
        // One that fails after its asker has been answered fails the next one too.
        reviewing.catch(() => undefined);
        const reviewed = await untilAborted(reviewing, late ?? NEVER);
        const shown = reviewed === ABORTED ? errorResult(`this output is withheld: ${wordsOf(late)}`) : reviewed.shown;
        return this.#ruled(known, given, rulingOf({ given, shown }));
    }
    async #decide(call, known, late) {
        const { enforcer, adapter, mcp, folders, canaries } = this.#options;
        const { noted } = known;
        const ref = { id: enforcer.ids.claim(noted.id), agentId: noted.agentId };
        const asked = toolCallOf(call, ref, adapter.translator, { mcp, workspace: folders.workspace });
        if (noted.canary !== undefined)
            return this.#settle(known, asked, canaries?.before(noted, call) ?? { kind: 'deny', words: UNPREPARED });
        const judging = enforcer.judge(asked, agentTool(call, asked.toolName, adapter.translator), { turn: noted.turn, available: [] });
        const judged = await untilAborted(judging, late ?? NEVER);
        const giveUp = (words) => {
            enforcer.abandon(asked, words);
            return this.#settle(known, asked, { kind: 'deny', words });
        };
        if (judged === ABORTED) {
            const words = `this call does not run: ${wordsOf(late)}`;
            // A judgement that comes after this has nobody to go to. One that never comes has recorded nothing.
            judging.then(() => enforcer.abandon(asked, words), () => undefined);
            return this.#settle(known, asked, { kind: 'deny', words });
        }
        if (judged.kind === 'refuse')
            return this.#settle(known, asked, { kind: 'deny', words: judged.words });
        if (judged.input === asked.input.text)
            return this.#settle(known, asked, { kind: 'allow' });
        if (adapter.capabilities.preModify === 'none')
            return giveUp(CANNOT_REWRITE);
        return this.#settle(known, asked, { kind: 'modify', input: judged.input });
    }
    /** Tells the one who knows the call; the answer that goes out. */
    #settle({ noted, source }, asked, ruling) {
        const decided = (() => {
            if (ruling.kind === 'deny')
                return source.decided(noted, { call: asked, ruling: { kind: 'refuse', words: ruling.words } });
            const input = ruling.kind === 'modify' ? ruling.input : asked.input.kind === 'json' ? asked.input.text : undefined;
            if (input === undefined)
                return false;
            return source.decided(noted, { call: { ...asked, input: { kind: 'json', text: input } }, ruling: { kind: 'run', input } });
        })();
        if (decided)
            return ruling;
        this.#options.enforcer.abandon(asked, DECIDED_TWICE);
        return ruling.kind === 'deny' ? ruling : { kind: 'deny', words: DECIDED_TWICE };
    }
    /** The same question once more has the same answer, as long as the call has not come back. */
    async #again(noted, call) {
        const ruling = await this.#rulings.get(noted);
        if (ruling === undefined)
            return { kind: 'deny', words: 'this call was decided elsewhere; it does not run' };
        if (ruling.kind === 'deny')
            return ruling;
        if (noted.hookRuling !== undefined)
            return { kind: 'deny', words: 'this call has run already; it does not run again' };
        if (ruling.kind === 'allow')
            return ruling;
        const isRewritten = comparableInput({ kind: 'json', text: ruling.input }) === comparableInput(call.input);
        return isRewritten ? { kind: 'allow' } : ruling;
    }
    /**
     * A call that is asked about with another tool or input is refused for good, where nobody has taken it up: its agent may have read what
     * the model wrote otherwise than the guard does. All else is about no call of the model's.
     */
    #turnAway(call, seen, reason) {
        const { enforcer, adapter, mcp, folders, strays } = this.#options;
        const noted = seen.kind === 'changed' ? seen.call : undefined;
        if (noted?.decision?.ruling.kind === 'refuse')
            return { kind: 'deny', words: noted.decision.ruling.words };
        if (seen.kind === 'unseen' || noted === undefined || !seen.isFree || noted.canary !== undefined) {
            strays.asked(call, UNSEEN[seen.kind]);
            return { kind: 'deny', words: UNSEEN[seen.kind] };
        }
        const ref = { id: enforcer.ids.claim(noted.id), agentId: noted.agentId };
        const asked = toolCallOf(call, ref, adapter.translator, { mcp, workspace: folders.workspace });
        const said = reason ?? (noted.input.kind === 'raw' ? NOT_JSON : undefined);
        const { words } = enforcer.turnAway(asked, noted.turn, said ?? UNSEEN.changed, said === undefined ? 'bound' : 'schema');
        const ruling = { kind: 'deny', words };
        this.#gateway?.decided(noted, { call: asked, ruling: { kind: 'refuse', words } });
        this.#rulings.set(noted, Promise.resolve(ruling));
        this.#past.add(call, noted);
        return ruling;
    }
    #canaryResult(noted, result) {
        return this.#options.canaries?.after(noted, result) ?? { kind: 'replace', shown: errorResult(UNPREPARED) };
    }
    #ruled({ noted, source }, given, ruling) {
        source.ruled(noted, { given, shown: ruling.kind === 'keep' ? given : ruling.shown });
        return ruling;
    }
    /** A result of no call that is out: of one that came back before, of a refused one, or of none that is known. */
    #unexpected(call, given) {
        const { strays, mode } = this.#options;
        const past = this.#past.find(call);
        if (past?.hookRuling !== undefined)
            return this.#twin(past.hookRuling, given);
        const ruling = past?.decision?.ruling;
        // The agent tells its model of the refusal by the same hook.
        if (ruling?.kind === 'refuse' && given.output.text.includes(ruling.words))
            return { kind: 'keep' };
        const of = ruling?.kind === 'refuse' ? 'a call that was refused' : 'a call that nobody decided about';
        const ref = past?.decision?.call ?? { id: call.id ?? '(none)', agentId: call.subAgent ?? 'main' };
        strays.returned(ref, `a hook was given a result of ${JSON.stringify(call.name.slice(0, 128))}, ${of}`);
        return mode === 'observe' ? { kind: 'keep' } : { kind: 'replace', shown: errorResult(`this is a result of ${of}; it is withheld`) };
    }
    /** A second hook about one result. Of an output that nobody has reviewed, the wire has a review made. */
    #twin(ruling, given) {
        if (sameResult(given, ruling.shown))
            return { kind: 'keep' };
        if (sameResult(given, ruling.given))
            return rulingOf(ruling);
        return sameResult(ruling.given, ruling.shown) && this.#gateway !== undefined
            ? { kind: 'keep' }
            : { kind: 'replace', shown: errorResult('this call has come back before, with another output; this one is withheld') };
    }
}
const UNSEEN = {
    unseen: 'the model was not seen to make this call; it does not run',
    changed: 'the model was seen to make this call with another tool or input; it does not run',
};
const UNPREPARED = 'no answer to this call was prepared';
const NOT_JSON = 'what the model wrote as the input of this call is not what the tool takes, a JSON object; it does not run';
const TOO_LARGE = `the input of this call holds more than ${MOST_VALUES} values; it does not run`;
const CANNOT_REWRITE = 'the call was rewritten, which its agent cannot carry out; it does not run';
const DECIDED_TWICE = 'this call had been decided already; it does not run';
const NEVER = new AbortController().signal;
const wordsOf = (late) => (typeof late?.reason === 'string' ? late.reason : 'the answer came too late');
function rulingOf({ given, shown }) {
    return sameResult(given, shown) ? { kind: 'keep' } : { kind: 'replace', shown };
}
