// What the summary shows, put together record by record. Holds the beginning of every list and all counts, so that it stays small however
// long the session is.
import { addDollars } from '../../contract/dollars.js';
import { CallsUnderWay } from '../calls-under-way.js';
import { count, noCounts } from '../counts.js';
import { findingOf } from '../finding.js';
import { LevelCounts } from './level-counts.js';
import { Participants } from './participants.js';
import { RanCalls } from './ran-calls.js';
import { Shown } from './shown.js';
const KEPT = 400;
export class SummaryFacts {
    counts = noCounts();
    levels = new LevelCounts();
    participants = new Participants();
    denials = new Shown(KEPT);
    modifications = new Shown(KEPT);
    replacements = new Shown(KEPT);
    breakages = new Shown(KEPT);
    unguarded = new Shown(KEPT);
    notRun = new Shown(KEPT);
    #ran = new RanCalls();
    /** What was done on the way to the model that is no verdict. */
    withheld = new Shown(KEPT);
    protectedChanges = new Shown(KEPT);
    otherChanges = new Shown(KEPT);
    modelUse = { requests: 0, inputTokens: 0, outputTokens: 0, costUsd: 0, costUnknown: false };
    #calls = new CallsUnderWay();
    #started;
    #startedAt;
    #finished;
    #last;
    add(record) {
        const call = this.#calls.follow(record);
        count(this.counts, record);
        this.levels.add(record, call);
        this.#last = {
            ...(record.seq === undefined ? {} : { seq: record.seq }),
            ...(record.elapsed_ms === undefined ? {} : { elapsedMs: record.elapsed_ms }),
        };
        if (record.type === 'session_started')
            this.#start(record);
        if (record.type === 'session_finished')
            this.#finished = record;
        if (record.type === 'participant')
            this.participants.load(record);
        if (record.type === 'consulted')
            this.participants.consulted(record);
        if (record.type === 'executed')
            this.#ran.executed(record, call);
        if (record.type === 'model_request')
            this.#use(record);
        if (record.type === 'withheld' && record.outcome === undefined)
            this.withheld.add(record);
        const finding = findingOf(record, call);
        if (finding !== undefined)
            this.#find(finding);
    }
    /** The record that began the session; undefined where there is none. */
    get started() {
        return this.#started;
    }
    get startedAt() {
        return this.#startedAt;
    }
    /** The seal; undefined where the ledger has none. */
    get finished() {
        return this.#finished;
    }
    get last() {
        return this.#last;
    }
    /** Calls that have not ended. */
    get open() {
        return this.#calls.open;
    }
    /** Calls that ran, and those of which it is not known. */
    get ran() {
        return this.#ran.with(this.open);
    }
    /** Whether verdicts were acted on, or only evaluated. */
    get acted() {
        return this.#started?.evaluate_only !== true;
    }
    #start(record) {
        this.#started ??= record;
        this.#startedAt ??= record.time;
    }
    #use(record) {
        this.modelUse.requests += 1;
        this.modelUse.inputTokens += record.input_tokens ?? 0;
        this.modelUse.outputTokens += record.output_tokens ?? 0;
        if (record.cost_usd === 'unknown')
            this.modelUse.costUnknown = true;
        else
            this.modelUse.costUsd = addDollars(this.modelUse.costUsd, record.cost_usd ?? 0);
    }
    #find(finding) {
        switch (finding.kind) {
            case 'denial':
                return this.denials.add(finding);
            case 'modification':
                return this.modifications.add(finding);
            case 'replacement':
                return this.replacements.add(finding);
            case 'breakage':
                return this.breakages.add(finding);
            case 'unguarded':
                return this.unguarded.add(finding);
            case 'not-run':
                return this.notRun.add(finding);
            case 'unfinished':
                return this.#ran.unfinished(finding);
            case 'executable-change':
                return (finding.changed.protected ? this.protectedChanges : this.otherChanges).add(finding);
        }
    }
}
