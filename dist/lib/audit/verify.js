import { EXIT_CODES } from '../contract/record.js';
import { CallBook, quoted } from './call-book.js';
import { Chain } from './chain.js';
import { count, noCounts } from './counts.js';
import { decodeRecord } from './jsonl.js';
import { LONGEST_LINE } from './line.js';
/** Problems of which the sentence is kept; all are counted. */
const KEPT = 100;
/** The same of a file that is no ledger, or does not begin as one. */
const KEPT_OF_OTHERS = 3;
/** How the line of every record begins, as far as a line that was cut off goes. */
const BEGINNING = '{"schema":1,"seq":';
/** These leave the end open and change nothing of what is there. */
const OF_THE_END = new Set(['unsealed', 'torn', 'open']);
export function verify(lines, options) {
    const check = new LedgerCheck(options);
    for (const line of lines)
        check.add(line);
    return check.finish();
}
/** The same in steps, for who reads the records at the same time. */
export class LedgerCheck {
    #options;
    /** What the log names for a record; two different ones contradict each other. */
    #wanted = new Map();
    #chain = new Chain();
    #calls = new CallBook();
    #counts = noCounts();
    #problems = [];
    #kinds = new Set();
    #problemCount = 0;
    #lines = 0;
    /** Whether a line is no record, and no beginning of one. */
    #foreign = false;
    #records = 0;
    #tornBytes;
    #session;
    #seal;
    #afterSeal = 0;
    #held = 0;
    constructor(options) {
        this.#options = options;
        for (const { seq, digest } of options.checkpoints ?? []) {
            const wanted = this.#wanted.get(seq) ?? new Set();
            this.#wanted.set(seq, wanted.add(bare(digest)));
        }
    }
    /** The record of the line, where it is one. */
    add({ bytes, ended }) {
        this.#lines += 1;
        if (!ended && bytes.length < LONGEST_LINE) {
            this.#tornBytes = bytes.length;
            if (!beginsAsRecord(bytes))
                this.#foreign = true;
            this.#say('torn', `the last line, of ${bytes.length} bytes, was cut off while it was written: it is no record`);
            return undefined;
        }
        const read = textOf(bytes);
        const record = read === undefined ? { ok: false, error: 'is not UTF-8' } : decodeRecord(read);
        if (!record.ok) {
            this.#foreign = true;
            this.#say('unreadable', `line ${this.#lines} ${record.error}`);
            return undefined;
        }
        this.#take(record.value, this.#options.lineDigest(bytes));
        return record.value;
    }
    finish() {
        for (const { kind, sentence } of this.#chain.finish())
            this.#say(kind, sentence);
        const { head } = this.#chain;
        this.#end(head);
        for (const [seq, digests] of this.#wanted) {
            for (const digest of digests)
                this.#say('checkpoint', missingCheckpoint(seq, digest, head));
        }
        const { open } = this.#calls;
        for (const call of open)
            this.#say('open', openSentence(call.toolCallId, call.toolName, call.stage, call.seq));
        if (this.#records === 0 && this.#foreign)
            this.#noLedger();
        return {
            verdict: this.#verdict(),
            problems: this.#problems,
            problemCount: this.#problemCount,
            records: this.#records,
            ...(head === undefined ? {} : { head }),
            counts: { ...this.#counts },
            ...(this.#session === undefined ? {} : { session: this.#session }),
            ...(this.#seal === undefined ? {} : { seal: this.#seal.record }),
            open,
            checkpointsHeld: this.#held,
            ...(this.#tornBytes === undefined ? {} : { tornBytes: this.#tornBytes }),
        };
    }
    #take(record, digest) {
        const { seq } = record;
        if (this.#records === 0 && (record.type !== 'session_started' || seq !== 0)) {
            this.#say('beginning', `the ledger begins with record ${seq} (${record.type}); record 0 (session_started) should stand first`);
        }
        else if (this.#records > 0 && record.type === 'session_started') {
            this.#say('beginning', `record ${seq} begins a second session (session_started)`);
        }
        this.#records += 1;
        for (const { kind, sentence } of this.#chain.add(record, digest))
            this.#say(kind, sentence);
        this.#hold(seq, digest);
        for (const sentence of this.#calls.add(record, seq))
            this.#say('call', sentence);
        count(this.#counts, record);
        if (this.#seal !== undefined)
            this.#afterTheSeal(record, this.#seal.seq);
        if (record.type === 'session_started')
            this.#session ??= sessionOf(record);
        if (record.type === 'session_finished')
            this.#seal ??= { seq, digest, record };
    }
    #hold(seq, digest) {
        const wanted = this.#wanted.get(seq);
        if (wanted === undefined)
            return;
        this.#wanted.delete(seq);
        for (const one of wanted) {
            if (one === digest)
                this.#held += 1;
            else
                this.#say('checkpoint', `the log names ${one} for record ${seq}, and it is ${digest}: this record or one before it was changed`);
        }
    }
    #afterTheSeal(record, sealSeq) {
        if (record.type === 'session_finished')
            this.#say('second-seal', `a second seal stands at record ${record.seq}; the first is record ${sealSeq}`);
        else
            this.#afterSeal += 1;
    }
    #end(head) {
        if (this.#afterSeal > 0)
            this.#say('after-seal', `${this.#afterSeal} ${this.#afterSeal === 1 ? 'record follows' : 'records follow'} the seal`);
        if (this.#lines === 0)
            return this.#say('empty', 'the ledger is empty');
        const digest = this.#options.digest === undefined ? undefined : bare(this.#options.digest);
        if (this.#seal === undefined) {
            const last = head === undefined ? 'it has no record' : `it ends with record ${head.seq}`;
            this.#say('unsealed', `the ledger has no seal (session_finished): ${last}, and what came after is not known`);
            if (digest !== undefined)
                this.#say('digest', `the log names the seal ${digest}, and there is none`);
            return;
        }
        const { record, digest: sealed } = this.#seal;
        if (digest !== undefined && digest !== sealed) {
            this.#say('digest', `the seal is ${sealed}, and the log names ${digest}: the ledger is not the one that this run sealed`);
        }
        const exit = EXIT_CODES[record.conclusion];
        if (record.exit !== exit) {
            this.#say('exit', `the seal says ${record.conclusion} and exit ${record.exit}: a session that ends so exits with ${exit}`);
        }
        const said = new Map(Object.entries(record.counts));
        for (const [what, added] of Object.entries(this.#counts)) {
            if (said.get(what) !== added)
                this.#say('counts', `the seal counts ${said.get(what)} ${what}, the records add up to ${added}`);
        }
    }
    /** Says first what makes every other sentence idle. */
    #noLedger() {
        this.#kinds.add('no-ledger');
        this.#problemCount += 1;
        const rest = this.#problems.splice(0).slice(0, KEPT_OF_OTHERS - 1);
        this.#problems.push({ kind: 'no-ledger', sentence: 'this file is no ledger: no line of it is a record' }, ...rest);
    }
    #verdict() {
        if ([...this.#kinds].some((kind) => !OF_THE_END.has(kind)))
            return 'broken';
        if (this.#kinds.size > 0)
            return 'incomplete';
        return this.#isAnchored() ? 'anchored' : 'consistent';
    }
    /** A checkpoint of the seal's own line says as much as the seal's digest. Asked where nothing contradicts either. */
    #isAnchored() {
        const { digest, checkpoints = [] } = this.#options;
        return digest !== undefined || checkpoints.some(({ seq }) => seq === this.#seal?.seq);
    }
    #say(kind, sentence) {
        this.#kinds.add(kind);
        this.#problemCount += 1;
        if (this.#problems.length < (this.#records === 0 ? KEPT_OF_OTHERS : KEPT))
            this.#problems.push({ kind, sentence });
    }
}
const bare = (digest) => digest
    .trim()
    .toLowerCase()
    .replace(/^sha256:/, '');
function beginsAsRecord(bytes) {
    const start = textOf(bytes.subarray(0, BEGINNING.length));
    return start !== undefined && BEGINNING.startsWith(start);
}
function textOf(bytes) {
    try {
        return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    }
    catch {
        return undefined;
    }
}
function sessionOf(record) {
    const { session_id: id, repository, run_id: runId, evaluate_only: evaluateOnly } = record;
    return { id, ...(repository === undefined ? {} : { repository }), ...(runId === undefined ? {} : { runId }), evaluateOnly };
}
function missingCheckpoint(seq, digest, head) {
    const there = head === undefined ? 'has no record' : head.seq < seq ? `ends with record ${head.seq}` : `has no record ${seq}`;
    return `the log names ${digest} for record ${seq}, and the ledger ${there}: records are missing`;
}
function openSentence(id, tool, stage, seq) {
    const name = `call ${quoted(id)} (${quoted(tool)})`;
    switch (stage) {
        case 'approved':
            return `${name} was approved (record ${seq}) and never came back: whether it ran is not known`;
        case 'executed':
            return `${name} was executed (record ${seq}) and its output was not reviewed`;
        case 'decided':
            return `${name} was decided (record ${seq}) and neither approved nor refused`;
        default:
            return `${name} began (record ${seq}) and was never decided`;
    }
}
