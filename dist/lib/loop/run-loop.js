import { cutBytes } from '../contract/cut.js';
import { LedgerBroken } from '../contract/ledger-broken.js';
import { isConsequential } from '../approval/levels.js';
import { orAborted } from '../session/abort.js';
import { levelOf } from '../session/fit.js';
import { errorResult, runCall } from './run-call.js';
import { schedule } from './schedule.js';
import { TurnAccount, uncounted } from './turn-account.js';
import { TurnSignals } from './turn-signals.js';
const MAX_CALLS_PER_TURN = 1024;
/** Runs until the model is done, or something ends it. Never rejects: a broken ledger, or a mistake of the guard's own, is `guard-error`. */
export async function runLoop(options) {
    const loop = new Loop(options);
    try {
        const ending = await loop.converse();
        return { ...loop.said, ...ending };
    }
    catch (error) {
        const words = error instanceof LedgerBroken ? error.message : `the guard itself failed: ${String(error)}`;
        return { ...loop.said, kind: 'guard-error', words };
    }
    finally {
        loop.signals.dispose();
    }
}
class Loop {
    said = { finalMessage: '', turns: 0 };
    signals;
    #options;
    #agentId;
    /** Whether the model has had its second try at a final answer. */
    #retried = false;
    constructor(options) {
        this.#options = options;
        this.#agentId = options.agentId ?? 'main';
        this.signals = new TurnSignals(options.signal, options.enforcer.bounds);
    }
    async converse() {
        let input = { results: [] };
        for (;;) {
            const stop = this.#stopped();
            if (stop)
                return stop;
            const answer = await this.#nextTurn(input);
            if (answer === undefined)
                return this.#failed('the turn of the model was given up');
            if (answer.kind === 'failed')
                return this.#failed(answer.words);
            this.#hear(answer.text);
            const next = answer.calls.length === 0 ? this.#conclude(answer.text) : { results: [] };
            if ('kind' in next)
                return next;
            const unknown = uncounted(this.#options.enforcer.bounds, answer, this.#options.price);
            if (unknown !== undefined)
                return this.#failed(unknown);
            input = answer.calls.length === 0 ? next : { results: await this.#runCalls(answer.calls) };
        }
    }
    /** What a turn without calls comes to: the end, or one more try at an answer that does. */
    #conclude(text) {
        if (text.trim() === '')
            return { kind: 'agent-failed', words: 'the agent ended without a result: its last turn has neither text nor calls' };
        const { accept } = this.#options;
        const accepted = accept?.check(text);
        if (accept === undefined || accepted === undefined)
            return { kind: 'finished' };
        if (accepted.ok) {
            this.said = { ...this.said, finalMessage: accepted.value };
            return { kind: 'finished' };
        }
        if (this.#retried)
            return this.#failed(`the final answer does not do, twice: ${accepted.error}`);
        this.#retried = true;
        return { results: [], say: accept.retry(accepted.error) };
    }
    #failed(words) {
        const ending = this.#stopped() ?? { kind: 'agent-failed', words };
        const { enforcer } = this.#options;
        if (ending.kind === 'agent-failed')
            enforcer.tell({ type: 'error', message: enforcer.redact(ending.words) });
        return ending;
    }
    #hear(text) {
        if (text.trim() === '')
            return;
        const { enforcer, accept } = this.#options;
        if (accept === undefined)
            this.said = { ...this.said, finalMessage: text };
        enforcer.tell({ type: 'assistant_message', agent_id: this.#agentId, text });
    }
    #stopped() {
        if (this.#options.signal.aborted)
            return { kind: 'cancelled' };
        const trip = this.#options.enforcer.bounds.admitTurn();
        return trip && { kind: 'bound', bound: trip.bound };
    }
    /** The model's next turn; undefined where it was given up because the run is to end. */
    async #nextTurn({ results, say }) {
        const { conversation, now, enforcer, model, price } = this.#options;
        this.said = { ...this.said, turns: this.said.turns + 1 };
        const account = new TurnAccount({ enforcer, agentId: this.#agentId, turn: this.said.turns, model, price });
        const begun = now();
        const next = guarded(() => conversation.next(results, account, this.signals.end, say));
        const answered = await orAborted(next, this.signals.end);
        const answer = answered.kind === 'aborted' ? undefined : answered.value;
        account.settle(answer, now() - begun);
        return answer;
    }
    /** What the model is shown for each of its calls, in the order of the calls. */
    async #runCalls(calls) {
        const { toolbox, enforcer, maxCallsPerTurn = MAX_CALLS_PER_TURN } = this.#options;
        const shown = [];
        const tasks = calls.map((asked, index) => {
            const equipped = toolbox.find(asked.name);
            const onlyReads = equipped !== undefined && !isConsequential(levelOf(equipped.guarded, asked.input));
            return { asked, index, equipped, onlyReads };
        });
        const one = async ({ asked, index, equipped, onlyReads }) => {
            const call = { id: this.#claimId(asked.id), agentId: this.#agentId, toolName: asked.name, input: asked.input };
            const setting = { turn: this.said.turns, available: toolbox.names, parallelRead: onlyReads };
            const { output, isError } = index < maxCallsPerTurn
                ? await runCall(enforcer, call, equipped, setting, this.signals)
                : errorResult(enforcer.turnAway(call, setting.turn, `a turn may have ${maxCallsPerTurn} calls; this one is beyond`).words);
            shown[index] = { toolCallId: asked.id, toolName: asked.name, output, isError };
        };
        await schedule(tasks, (task) => task.onlyReads, one, () => this.signals.stop());
        return shown;
    }
    #claimId(given) {
        const { enforcer } = this.#options;
        const claimed = enforcer.ids.claim(given);
        if (claimed !== given) {
            const why = given === ''
                ? 'a call without an id'
                : `a call with the id ${JSON.stringify(cutBytes(enforcer.redact(given), 128))}, which cannot serve or is taken,`;
            enforcer.tell({ type: 'notice', message: `${why} is recorded as ${claimed}` });
        }
        return claimed;
    }
}
/** A model that throws has failed. */
async function guarded(next) {
    try {
        return await next();
    }
    catch (error) {
        return { kind: 'failed', words: `the model failed: ${cutBytes(error instanceof Error ? error.message : 'it threw', 2048)}` };
    }
}
