// One guarded session: the ledger opened, the agent's turns under the enforcer, everything that it left looked at, the ledger sealed.
import { messageOf } from '../../contract/message.js';
import { rmSync } from 'node:fs';
import { checkpointLine } from '../../audit/checkpoint.js';
import { approverFor } from '../../approval/level-policy.js';
import { ApprovalGate } from '../../approval/gate.js';
import { SummaryFacts } from '../../audit/summary/facts.js';
import { LedgerFile } from '../../bindings/ledger-file.js';
import { readJudge } from '../../bindings/trust/read-judge.js';
import { LedgerBroken } from '../../contract/ledger-broken.js';
import { Bounds } from '../../session/bounds.js';
import { conclude } from '../../session/conclude.js';
import { givenVerdicts, Tally } from '../../session/counts.js';
import { Enforcer } from '../../session/enforce.js';
import { belowFloor, enforcementOf } from '../../session/enforcement.js';
import { drain } from '../../subprocess/host.js';
import { makeChain, participantRecords } from './chain.js';
import { guardFor, lookAtChanges } from './changes.js';
import { openingRecord } from './opening.js';
import { isReplaced, writeOwnFile } from './own-file.js';
import { tell } from './told.js';
import { defined } from '../../contract/defined.js';
/** Milliseconds that the level policy may take; it is asked in this process. */
const APPROVER_MS = 60_000;
/** Plays a session that has started well. Never rejects: whatever breaks ends as a conclusion. */
export async function playSession(started, ports) {
    return await new Session(started, ports).play();
}
class Session {
    #started;
    #ports;
    #guardErrors = [];
    #gaps = [];
    #limits = [];
    #held = [];
    #notices = [];
    #facts = new SummaryFacts();
    constructor(started, ports) {
        this.#started = started;
        this.#ports = ports;
    }
    async play() {
        const { place } = this.#started;
        const { host } = this.#ports;
        let ledger;
        try {
            ledger = LedgerFile.create({
                path: place.auditFile,
                clock: host.clock,
                onCheckpoint: (head) => host.say(checkpointLine(head)),
                onRecord: (record) => {
                    this.#facts.add(record);
                    tell(record, host.say, this.#started.settings.evaluateOnly);
                },
            });
        }
        catch (error) {
            return this.#close(undefined, new Tally({ record: () => undefined }), undefined, messageOf(error));
        }
        const tally = new Tally(ledger);
        let end;
        try {
            end = await this.#run(tally);
        }
        catch (error) {
            this.#guardErrors.push(error instanceof LedgerBroken ? error.message : `the guard itself failed: ${messageOf(error)}`);
        }
        return await this.#close(ledger, tally, end);
    }
    /** From the first record to the last change; a broken ledger throws. */
    async #run(tally) {
        const started = this.#started;
        const { host } = this.#ports;
        const { brain, place } = started;
        const guard = await guardFor(started, host);
        const mayRead = brain.readable && readJudge(place.workspace, brain.readable);
        const { runner, chain: asked } = makeChain({
            settings: started.settings,
            trust: started.trust,
            workspace: place.workspace,
            guarded: { touched: (call) => brain.touched(call), judge: guard.judge, ...defined({ mayRead }) },
            first: brain.interceptors,
            redact: started.hide,
            marks: started.marks,
            reporter: ({ sentence }) => host.events?.({ type: 'notice', message: started.redact(sentence) }),
            onTampering: (sentence) => this.#guardErrors.push(sentence),
        });
        const chain = brain.hold(asked);
        tally.record(openingRecord(started, this.#ports, [...started.notices, ...guard.notices]));
        for (const entry of participantRecords(runner.participants, started.trust))
            tally.record(entry);
        const watch = await guard.watch(host.signal);
        // Nothing has run yet, so there is nothing to look back at either.
        if (host.signal.aborted)
            return { kind: 'cancelled', finalMessage: '', turns: 0 };
        const end = await this.#converse(runner, chain, tally);
        await drain();
        await this.#lookBack(watch, tally);
        return end;
    }
    async #converse(runner, chain, tally) {
        const started = this.#started;
        const { host } = this.#ports;
        const { settings, brain } = started;
        const now = host.clock.monotonic;
        const journal = { recorder: tally, preview: started.preview, redactText: started.redact };
        const enforcer = new Enforcer({
            chain,
            gate: new ApprovalGate({
                approver: approverFor({ ...settings.allow, delegation: settings.allowDelegation, mcp: settings.allowMcp }),
                timeoutMs: APPROVER_MS,
            }),
            bounds: new Bounds({
                deadlineMs: settings.deadlineMs,
                now,
                ...defined({ toolBudget: settings.toolBudget, tokenBudget: settings.tokenBudget, costBudgetUsd: settings.costBudget }),
            }),
            ...journal,
            events: (event) => host.events?.(event),
            unfinished: started.redact.unfinished,
            now,
            signal: host.signal,
            evaluateOnly: settings.evaluateOnly,
        });
        enforcer.tell({
            type: 'run_started',
            schema: 1,
            session_id: started.sessionId,
            workspace: started.place.workspace,
            model: brain.model.name,
            provider: brain.model.provider,
            participants: runner.participants.map(({ who, spec }) => ({
                ...who,
                scope: spec?.scope ?? 'built-in',
                source: spec?.source ?? 'built-in',
            })),
            context_files: started.guidance.map(({ source }) => source),
        });
        const end = await brain.run({
            started,
            host,
            enforcer,
            chain,
            journal,
            onGuardError: (words) => this.#guardErrors.push(words),
            onGap: (sentence) => this.#gaps.push(sentence),
            onLimit: (sentence) => this.#limits.push(sentence),
            onNotice: (sentence) => this.#notices.push(sentence),
            onHeld: (sentence) => this.#held.push(sentence),
        });
        enforcer.close('the session ended');
        return end;
    }
    /** What was left behind: changed files, a changed snapshot. */
    async #lookBack(watch, tally) {
        const { trust, redact } = this.#started;
        const { changed: found, notices } = await lookAtChanges(watch, this.#ports.host.signal);
        const changed = found.map((entry) => ({ ...entry, path: redact(entry.path), why: redact(entry.why) }));
        for (const entry of changed)
            tally.record(entry);
        this.#gaps.push(...notices);
        this.#guardErrors.push(...(await trust.verify()));
        for (const { path, change } of changed.filter((entry) => entry.protected)) {
            this.#guardErrors.push(`the protected file ${JSON.stringify(path)} was ${change}`);
        }
    }
    async #close(ledger, tally, end, broken) {
        const started = this.#started;
        if (end !== undefined)
            this.#keepFinalMessage(end);
        const problems = [];
        try {
            await drain();
            // Also where the ledger broke on the way: what is in these files runs after this step.
            for (const name of this.#ports.restoreRunnerFiles()) {
                this.#guardErrors.push(`somebody changed ${name} during the session; it was put back`);
            }
            if (isReplaced(started.place.known))
                this.#guardErrors.push(`somebody put something else in the place of ${started.place.folder}`);
            await started.trust.close();
            rmSync(started.place.scratch, { recursive: true, force: true });
        }
        catch (error) {
            this.#guardErrors.push(`the guard's own files could not be removed: ${messageOf(error)}`);
        }
        if (broken !== undefined)
            this.#guardErrors.push(broken);
        let finished = this.#finished(tally, end);
        try {
            if (ledger === undefined)
                return this.#unsealed(finished, [openingRecord(started, this.#ports, started.notices), finished], [broken ?? '']);
            const head = ledger.seal(finished);
            return { finished, head, facts: this.#facts, problems };
        }
        catch (error) {
            const why = messageOf(error);
            problems.push(why);
            if (!this.#guardErrors.includes(why))
                this.#guardErrors.push(why);
            finished = this.#finished(tally, end);
            ledger?.abandon();
            return this.#unsealed(finished, [finished], problems);
        }
    }
    /** What could not be recorded any more is in the summary all the same. */
    #unsealed(finished, unrecorded, problems) {
        for (const entry of unrecorded)
            this.#facts.add(entry);
        return { finished, facts: this.#facts, problems };
    }
    #finished(tally, end) {
        const { settings } = this.#started;
        const { signal } = this.#ports.host;
        const { tallied } = tally;
        const { reach, why: limits, gaps } = this.#started.brain.reach;
        const held = { reach, why: [...this.#limits, ...limits], evaluateOnly: settings.evaluateOnly };
        const open = [...gaps, ...this.#gaps];
        const below = belowFloor(enforcementOf({ ...held, gaps: open }), settings.floor);
        const failed = this.#ports.host.failed?.();
        const breaches = [...(failed === undefined ? [] : [failed]), ...this.#guardErrors, ...(end?.kind === 'guard-error' ? [end.words] : [])];
        if (tallied.counts.unguarded > 0)
            breaches.push(`${tallied.counts.unguarded} calls happened without a decision`);
        const guardErrors = [...breaches, ...(below === undefined ? [] : [below])];
        // What was breached was not held, whatever the way of running would reach.
        const enforcement = end?.kind === 'config-error'
            ? { level: 'none', notes: ['the agent was not started, so nothing ran'] }
            : end?.unshown !== undefined && breaches.length === 0
                ? { level: 'none', notes: [end.unshown, ...open] }
                : enforcementOf({ ...held, gaps: [...new Set([...open, ...breaches])] });
        const bound = end?.kind === 'bound' ? end.bound : undefined;
        const { conclusion, exit, why } = conclude({
            guardErrors: [...new Set(guardErrors)],
            cancelled: signal.aborted || end?.kind === 'cancelled',
            configErrors: end?.kind === 'config-error' ? [end.words] : [],
            verdicts: settings.evaluateOnly ? [] : givenVerdicts(settings.failOn, tallied),
            bound,
            unserved: end?.unserved,
            agentFailed: end?.kind === 'agent-failed' ? end.words : undefined,
        });
        return {
            type: 'session_finished',
            conclusion,
            exit,
            why: this.#started.redact(why),
            ...defined({ stopped_by: bound }),
            enforcement: enforcement.level,
            enforcement_notes: enforcement.notes.map((note) => this.#started.redact(note)),
            ...(this.#held.length === 0 ? {} : { held: this.#held }),
            ...(this.#notices.length === 0 ? {} : { notices: this.#notices.map((notice) => this.#started.redact(notice)) }),
            counts: tallied.counts,
            ...useOf(tallied),
            sealed_by: 'main',
        };
    }
    #keepFinalMessage(end) {
        if (end.kind === 'config-error')
            return;
        const { settings, redact, place } = this.#started;
        const unwritten = writeOwnFile(place.finalMessageFile, settings.redact ? redact(end.finalMessage) : end.finalMessage, place.known);
        if (unwritten !== undefined)
            this.#gaps.push(`the final message ${unwritten}`);
    }
}
function useOf({ use }) {
    return defined({ input_tokens: use.inputTokens, output_tokens: use.outputTokens, cost_usd: use.costUsd });
}
