import { isConsequential } from '../approval/levels.js';
import { cutBytes } from '../contract/cut.js';
import { nameOf } from '../contract/words.js';
import { completed, permissionRequested, permissionResolved, queued, started } from './call-events.js';
import { CallIds } from './call-ids.js';
import { levelOf, unknownTool } from './fit.js';
import { Journal } from './journal.js';
import { Permits } from './permits.js';
import { Telling } from './telling.js';
import { asAsked, CANCELLED, refusal, rule } from './rule.js';
export class Enforcer {
    bounds;
    /** Where the ids of the session's calls come from. */
    ids = new CallIds((id) => this.redact(id) === id);
    #options;
    #journal;
    #permits = new Permits();
    #telling;
    #requests = 0;
    constructor(options) {
        this.#options = options;
        this.#journal = new Journal(options);
        this.#telling = new Telling({ ...options, redact: (text) => this.redact(text) });
        this.bounds = options.bounds;
    }
    /**
     * Whether a call may run, and with which input. `tool` is undefined where its agent has no tool of that name. A call that may run
     * must come back, by `review` or `abandon`.
     */
    async judge(asked, tool, setting) {
        const named = { ...asked, toolName: cutBytes(asked.toolName, LONGEST_NAME) };
        const call = atLevel(named, tool ? levelOf(tool, asked.input, asked.level) : asked.level);
        const journal = this.#journal.of(call);
        journal.called(call, setting.turn);
        this.tell(queued(call, this.redact(call.input.text)));
        const barred = this.#cancelled() ?? byBound(this.bounds.admitCall());
        if (barred)
            return this.#refuse(call, journal, barred);
        if (!tool)
            return this.#refuse(call, journal, refusal('unknown-tool', unknownTool(call.toolName, setting.available), ['session']));
        const verdict = await this.#decide(call);
        if (verdict.outcome === 'deny' && verdict.cancelled) {
            journal.consulted(verdict.consulted);
            return this.#refuse(call, journal, CANCELLED);
        }
        journal.decided(verdict, call.input);
        const ruled = { tool, verdict, given: asked.level, parallelRead: setting.parallelRead === true };
        const ruling = await rule(ruled, (input, level) => this.#ask(atLevel({ ...call, input: { kind: 'json', text: input } }, level), journal));
        const evaluateOnly = this.#options.evaluateOnly === true;
        const late = this.#cancelled() ?? byBound(this.bounds.pastDeadline());
        if (late && (ruling.kind === 'run' || evaluateOnly))
            return this.#refuse(call, journal, late);
        const acted = evaluateOnly ? this.#asAsked(asked, tool, journal, verdict, ruling) : ruling;
        return acted.kind === 'refuse' ? this.#refuse(call, journal, acted) : this.#permit(call, journal, verdict, acted);
    }
    /**
     * What the model is shown of the result of a call that was allowed. A result without a permit is recorded as unguarded and
     * withheld. An interrupted review shows nothing of the output.
     */
    async review(ref, result) {
        const journal = this.#journal.of(ref);
        const permit = this.#permits.take(ref);
        if (!permit) {
            journal.unguarded('a result came back for a call that was not allowed, or had come back already');
            return withheld('this result belongs to no call that was allowed; it is withheld');
        }
        const { call } = permit;
        journal.executed(result, this.#options.now() - permit.since);
        const verdict = await inspected(this.#options.chain, call, result, this.#options.signal);
        if (verdict.outcome === 'deny' && verdict.cancelled) {
            journal.consulted(verdict.consulted);
            journal.abandoned('the run was cancelled while its output was being reviewed; the model was not shown it');
            return withheld(verdict.words);
        }
        const shown = this.#options.evaluateOnly === true ? result : verdict.shown;
        journal.reviewed(verdict, result, shown);
        this.tell(completed(call, shown.isError, journal.beginning(shown.output.text)));
        const reason = verdict.outcome === 'deny' ? verdict.words : verdict.reason;
        return { shown, outcome: verdict.outcome, by: verdict.by.map(nameOf), ...(reason === undefined ? {} : { reason }) };
    }
    /** Reviews a result whose call was judged elsewhere, as `ask` does with one event at a time. */
    async reviewAlone(call, result) {
        this.#permits.give({ call, since: this.#options.now() });
        return this.review(call, result);
    }
    /** Whether a call was allowed and has not come back. */
    isOut(ref) {
        return this.#permits.has(ref);
    }
    /** A call that was allowed and will not come back. */
    abandon(ref, why) {
        if (this.#permits.take(ref))
            this.#journal.of(ref).abandoned(why);
    }
    /** A call that was allowed and that its agent says it has turned away by itself, in these words: nobody saw whether it ran. */
    decline(ref, words) {
        const permit = this.#permits.take(ref);
        if (permit === undefined)
            return;
        this.#journal.of(ref).abandoned(this.redact(words));
        this.tell(completed(permit.call, true, this.redact(words)));
    }
    /**
     * Takes up a call and refuses it without asking anybody; no budget is touched. `bound`: for a limit of whoever runs the agent; `schema`:
     * its input cannot be read; `agent`: its agent has turned it away, in these words; `unseen`: it is none of the model's.
     */
    turnAway(asked, turn, words, why = 'bound') {
        const named = { ...asked, toolName: cutBytes(asked.toolName, LONGEST_NAME) };
        const journal = this.#journal.of(named);
        journal.called(named, turn, why === 'unseen');
        return this.#refuse(named, journal, refusal(why === 'unseen' ? 'bound' : why, words, [why === 'agent' ? 'agent' : 'session']));
    }
    /** The end of a session: calls that are still out are abandoned, and from here on nothing is judged or recorded. */
    close(why) {
        for (const { call } of this.#permits.all)
            this.abandon(call, why);
        this.#telling.flush();
        this.#journal.close();
    }
    /** A tool call that ran, or a result that came up, without a decision. */
    unguarded(ref, what) {
        this.#journal.of(ref).unguarded(what);
    }
    record(...entries) {
        this.#journal.record(...entries);
    }
    /** What an agent said, and names of tools, are redacted here, other texts before. */
    tell(event) {
        this.#telling.tell(event);
    }
    redact(text) {
        return this.#journal.redact(text);
    }
    #permit(call, journal, verdict, { input, level, by }) {
        journal.approved(level, by, input);
        const approved = atLevel({ ...call, input: { kind: 'json', text: input } }, level);
        this.#permits.give({ call: approved, since: this.#options.now() });
        this.tell(started(approved));
        const approver = by === 'not asked' ? [] : [by];
        const hands = verdict.outcome === 'modify' ? verdict.by.map(nameOf) : [];
        const said = verdict.outcome === 'modify' && verdict.reason !== undefined ? { reason: verdict.reason } : {};
        return { kind: 'run', input, outcome: verdict.outcome === 'modify' ? 'modify' : 'allow', by: [...hands, ...approver], ...said };
    }
    #refuse(call, journal, stop) {
        journal.refused(stop);
        this.tell(completed(call, true, this.redact(stop.words)));
        return stop;
    }
    /** `evaluate-only`: what would have stopped or changed the call is on record; what was asked for happens, if it can at all. */
    #asAsked(asked, tool, journal, verdict, ruling) {
        if (ruling.kind === 'run' && verdict.outcome !== 'modify')
            return ruling;
        const original = asAsked(tool, asked.input, asked.level);
        if (ruling.kind === 'run' || original.kind === 'refuse')
            return ruling.kind === 'refuse' ? ruling : original;
        journal.refused(ruling);
        return original;
    }
    async #ask(call, journal) {
        const { gate, signal } = this.#options;
        const { level } = call;
        this.#requests += 1;
        const description = `${call.toolName} wants to run and can change state outside this process`;
        const consequential = isConsequential(level);
        if (consequential)
            this.tell(permissionRequested(call, description));
        const request = {
            request_id: `request-${this.#requests}`,
            tool_call_id: call.id,
            tool_name: call.toolName,
            description,
            input: call.input,
            ...(level === undefined ? {} : { side_effect_level: level }),
            ...(call.delegates === true ? { delegates: call.delegates } : {}),
        };
        const answer = await gate.ask(Object.freeze(request), signal);
        if (answer.kind === 'deny' && answer.failure !== undefined) {
            journal.approverBroke(answer.by, answer.failure);
            this.tell({ type: 'notice', message: this.redact(`approver '${answer.by}' could not answer and denies: ${answer.failure}`) });
        }
        if (consequential)
            this.tell(permissionResolved(call, answer.kind, answer.kind === 'deny' ? this.redact(answer.words) : undefined));
        return answer;
    }
    /** A chain denies where it fails; should one throw all the same, that denies too. */
    async #decide(call) {
        try {
            return await this.#options.chain.decide(call, this.#options.signal);
        }
        catch {
            return { outcome: 'deny', words: CHAIN_FAILED, by: [], input: call.input, consulted: [] };
        }
    }
    #cancelled() {
        return this.#options.signal.aborted ? CANCELLED : undefined;
    }
}
/** What a chain says of a result; one that fails denies. */
export async function inspected(chain, call, result, signal) {
    try {
        return await chain.review(call, result, signal);
    }
    catch {
        return { outcome: 'deny', words: CHAIN_FAILED, by: [], shown: errorResult(CHAIN_FAILED), consulted: [] };
    }
}
/** Bytes of a tool's name that are kept; only a name that a model made up is longer. */
const LONGEST_NAME = 256;
const CHAIN_FAILED = 'the hook chain itself failed, which denies';
const byBound = (trip) => trip && refusal('bound', trip.words, [trip.bound]);
const errorResult = (text) => ({ output: { kind: 'text', text }, isError: true });
const withheld = (words) => ({ shown: errorResult(words), outcome: 'deny', reason: words, by: [] });
function atLevel({ level: _asked, ...call }, level) {
    return level === undefined ? call : { ...call, level };
}
