// The ledger on disk while a session runs: one record, one line, one write. What was written is held against the file at the seal
// (ledger-compare.ts); a ledger whose writer died is finished elsewhere (ledger-seal.ts).
import { closeSync, constants, fsyncSync, openSync, writeSync } from 'node:fs';
import { encodeRecord, NO_LINE } from '../audit/jsonl.js';
import { LedgerBroken } from '../contract/ledger-broken.js';
import { lineDigest } from './digest.js';
import { compareLastLine, compareWithFile } from './ledger-compare.js';
import { reasonOf } from './ledger-lines.js';
const CHECKPOINT_RECORDS = 100;
const CHECKPOINT_MS = 10_000;
/** Every method throws `LedgerBroken` when the ledger is broken, and from then on always. It is a `Recorder`. */
export class LedgerFile {
    path;
    #options;
    #file;
    #began;
    #bytes = 0;
    #head;
    #told;
    #moment = { wall: Number.NaN, time: '' };
    #state = 'open';
    #closed = false;
    constructor(options, file, left) {
        this.path = options.path;
        this.#options = options;
        this.#file = file;
        this.#began = options.clock.monotonic() - (left?.elapsedMs ?? 0);
        this.#head = left?.head;
        this.#bytes = left?.bytes ?? 0;
    }
    /** Creates the file, for its owner alone; throws `LedgerBroken` where it cannot, also where something is there already. */
    static create(options) {
        const { O_CREAT, O_EXCL, O_APPEND, O_RDWR } = constants;
        try {
            return new LedgerFile(options, openSync(options.path, O_CREAT | O_EXCL | O_APPEND | O_RDWR, 0o600));
        }
        catch (error) {
            throw new LedgerBroken(`the ledger ${options.path} cannot be created: ${reasonOf(error)}`, { cause: error });
        }
    }
    /** Goes on with a ledger that was left without a seal; `left` is what a pass over it found. */
    static resume(options, left) {
        const { O_APPEND, O_RDWR, O_NOFOLLOW } = constants;
        try {
            return new LedgerFile(options, openSync(options.path, O_APPEND | O_RDWR | O_NOFOLLOW), left);
        }
        catch (error) {
            throw new LedgerBroken(`the ledger ${options.path} cannot be opened: ${reasonOf(error)}`, { cause: error });
        }
    }
    /** The last record that the kernel has. */
    get head() {
        return this.#head;
    }
    /** Why the ledger is broken; undefined while it is not. */
    get broken() {
        return this.#state instanceof LedgerBroken ? this.#state : undefined;
    }
    /** Returns when the kernel has the lines, which go out in one write. A `session_finished` seals, as `seal` does, and comes alone. */
    record(...entries) {
        const [only] = entries;
        if (entries.length === 1 && only?.type === 'session_finished')
            this.seal(only);
        else
            this.#append(entries);
    }
    /** Compares the file with what was written, appends the seal, closes the file. The digest of the result is the `audit-digest`. */
    seal(entry) {
        this.#mustBeOpen();
        const before = this.#bytes;
        this.#hold(compareWithFile(this.#written()));
        this.#append([entry]);
        try {
            fsyncSync(this.#file);
        }
        catch (error) {
            throw this.#break(`the ledger ${this.path} could not be brought to the disk: ${reasonOf(error)}`, error);
        }
        const written = this.#written();
        this.#hold(compareLastLine(written, before));
        const { head } = written;
        this.#tell(head);
        this.#state = 'sealed';
        this.#close();
        return head;
    }
    /** Lets go of the file without a seal, for a session that cannot have one; does nothing after a seal. */
    abandon() {
        if (this.#state === 'open')
            this.#break(`the ledger ${this.path} was left without a seal`);
        this.#close();
    }
    #append(entries) {
        this.#mustBeOpen();
        const { clock, onRecord } = this.#options;
        const elapsed = Math.round((clock.monotonic() - this.#began) * 1000) / 1000;
        const time = this.#timeOf(clock.wall());
        const records = [];
        let head = this.#head;
        let lines = '';
        for (const entry of entries) {
            const seq = head === undefined ? 0 : head.seq + 1;
            const envelope = { schema: 1, seq, time, elapsed_ms: elapsed, prev: head?.digest ?? NO_LINE };
            const line = encodeRecord(envelope, entry);
            head = { seq, digest: lineDigest(line) };
            lines += `${line}\n`;
            if (onRecord !== undefined)
                records.push({ ...envelope, ...entry });
        }
        if (head === undefined || lines === '')
            return;
        this.#write(Buffer.from(lines));
        this.#head = head;
        for (const record of records)
            onRecord?.(record);
        if (this.#told === undefined || head.seq - this.#told.seq >= CHECKPOINT_RECORDS || elapsed - this.#told.at >= CHECKPOINT_MS) {
            this.#told = { seq: head.seq, at: elapsed };
            this.#tell(head);
        }
    }
    /** As ISO 8601. Records come in bursts, and putting a moment in words takes as long as all else about a short one. */
    #timeOf(wall) {
        if (wall !== this.#moment.wall)
            this.#moment = { wall, time: new Date(wall).toISOString() };
        return this.#moment.time;
    }
    #write(bytes) {
        for (let done = 0; done < bytes.length;) {
            const more = this.#writeSome(bytes, done);
            done += more;
            this.#bytes += more;
        }
    }
    #writeSome(bytes, from) {
        let written;
        try {
            written = writeSync(this.#file, bytes, from, bytes.length - from);
        }
        catch (error) {
            throw this.#break(`the ledger ${this.path} cannot be written: ${reasonOf(error)}`, error);
        }
        if (written === 0)
            throw this.#break(`the ledger ${this.path} cannot be written: the system took nothing and gave no reason`);
        return written;
    }
    #written() {
        if (this.#head === undefined)
            throw this.#break(`the ledger ${this.path} has no record to seal`);
        return { path: this.path, file: this.#file, bytes: this.#bytes, head: this.#head };
    }
    #hold(difference) {
        if (difference !== undefined)
            throw this.#break(difference);
    }
    #mustBeOpen() {
        if (this.#state instanceof LedgerBroken)
            throw this.#state;
        if (this.#state === 'sealed')
            throw new LedgerBroken(`the ledger ${this.path} is sealed: nothing can follow`);
    }
    #break(what, cause) {
        this.#state = new LedgerBroken(what, { cause });
        return this.#state;
    }
    #close() {
        if (this.#closed)
            return;
        this.#closed = true;
        closeSync(this.#file);
    }
    #tell(head) {
        this.#options.onCheckpoint?.(head);
    }
}
