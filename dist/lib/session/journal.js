import { LedgerBroken } from '../contract/ledger-broken.js';
export class Journal {
    #options;
    #broken;
    constructor(options) {
        this.#options = options;
    }
    record(...entries) {
        if (this.#broken)
            throw this.#broken;
        try {
            this.#options.recorder.record(...entries);
        }
        catch (error) {
            this.#broken = error instanceof LedgerBroken ? error : new LedgerBroken('a record could not be written', { cause: error });
            throw this.#broken;
        }
    }
    /** Whatever is still under way when a session ends finds nothing to write to, and so cannot go on. */
    close() {
        this.#broken ??= new LedgerBroken('the session has ended; nothing further is recorded, so nothing further may run');
    }
    preview(text) {
        return this.#options.preview(text);
    }
    redact(text) {
        return this.#options.redactText(text);
    }
    of(call) {
        return new CallJournal(this, call);
    }
}
/** The records of one call. */
export class CallJournal {
    #journal;
    #of;
    /** The last values that were digested: a chain that changes nothing asks for the same ones again. */
    #previews = [];
    constructor(journal, call) {
        this.#journal = journal;
        this.#of = { tool_call_id: call.id, agent_id: call.agentId };
    }
    digest(text) {
        return this.#preview(text).digest;
    }
    /** The redacted beginning of a value, at the cost of a look-up where it has been recorded. */
    beginning(text) {
        return this.#preview(text).preview;
    }
    called(call, turn, isUnseen = false) {
        this.#journal.record({
            type: 'call',
            ...this.#of,
            turn,
            tool_name: this.#journal.redact(call.toolName),
            ...(call.basis ? { basis_name: call.basis.name } : {}),
            level: call.level ?? null,
            input: this.#preview(call.input.text),
            ...(isUnseen ? { unseen: true } : {}),
        });
    }
    /** Who was asked, where nothing is decided. */
    consulted(consulted) {
        const entries = this.#consulted(consulted);
        if (entries.length > 0)
            this.#journal.record(...entries);
    }
    #consulted(consulted) {
        const asked = consulted.map((one) => ({
            type: 'consulted',
            ...this.#of,
            event: one.event,
            who: one.who,
            outcome: one.outcome,
            ...this.#reason(one.reason),
            elapsed_us: Math.round(one.elapsedMs * 1000),
            ...(one.before ? { before: this.#preview(one.before.text) } : {}),
            ...(one.after ? { after: this.#preview(one.after.text) } : {}),
        }));
        const broken = consulted.flatMap(({ breakage, who, event }) => {
            if (!breakage)
                return [];
            const { kind, consequence } = breakage;
            return [{ type: 'breakage', ...this.#of, event, who, kind, what: this.#journal.redact(breakage.what), consequence }];
        });
        return [...asked, ...broken];
    }
    /** Who was asked, and what that came to. */
    decided(verdict, input) {
        this.#journal.record(...this.#consulted(verdict.consulted), {
            type: 'decided',
            ...this.#of,
            outcome: verdict.outcome,
            ...this.#reason(verdict.outcome === 'deny' ? verdict.words : verdict.reason),
            by: verdict.by,
            input_digest: this.digest(input.text),
            final_input_digest: this.digest(verdict.input.text),
        });
    }
    approverBroke(name, what) {
        const who = { kind: 'approver', name };
        this.#journal.record({ type: 'breakage', ...this.#of, who, kind: 'approver', what: this.#journal.redact(what), consequence: 'denied' });
    }
    approved(level, by, input) {
        this.#journal.record({ type: 'approved', ...this.#of, level: level ?? null, by, input_digest: this.digest(input) });
    }
    refused({ stage, words, by }) {
        this.#journal.record({ type: 'refused', ...this.#of, stage, reason: this.#journal.redact(words), by: by.join(', ') });
    }
    executed(result, elapsedMs) {
        const output = this.#preview(result.output.text);
        this.#journal.record({ type: 'executed', ...this.#of, is_error: result.isError, output, took_ms: Math.round(elapsedMs) });
    }
    /** Who was asked, and what that came to; `shown` is what the model reads, whatever the verdict says it should. */
    reviewed(verdict, given, shown) {
        const output = this.#preview(given.output.text);
        const after = this.#preview(shown.output.text);
        this.#journal.record(...this.#consulted(verdict.consulted), {
            type: 'reviewed',
            ...this.#of,
            outcome: verdict.outcome,
            ...this.#reason(verdict.outcome === 'deny' ? verdict.words : verdict.reason),
            by: verdict.by,
            output_digest: output.digest,
            shown_digest: after.digest,
            ...(after.digest === output.digest ? {} : { shown: after }),
            is_error: shown.isError,
        });
    }
    abandoned(why) {
        this.#journal.record({ type: 'abandoned', ...this.#of, why: this.#journal.redact(why) });
    }
    unguarded(what) {
        this.#journal.record({ type: 'unguarded', ...this.#of, what: this.#journal.redact(what) });
    }
    #reason(reason) {
        return reason === undefined ? {} : { reason: this.#journal.redact(reason) };
    }
    #preview(text) {
        const known = this.#previews.find((one) => one.text === text);
        if (known)
            return known.preview;
        const preview = this.#journal.preview(text);
        this.#previews.push({ text, preview });
        if (this.#previews.length > 4)
            this.#previews.shift();
        return preview;
    }
}
