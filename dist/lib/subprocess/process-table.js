// Reads processes from /proc: who they are, whose children, and which call's mark they carry. Linux only; elsewhere the table
// is empty. Owns no decision about what to kill.
import { closeSync, openSync, readdirSync, readlinkSync, readSync } from 'node:fs';
import { setImmediate as nextTurn } from 'node:timers/promises';
/** The variable by which what a call left behind is found. */
export const MARK_NAME = 'BASIS_GUARD_CALL';
/** Processes that are read before other work gets its turn; about ten milliseconds. */
const SLICE = 512;
const SPACE = 0x20;
const ZOMBIE = 0x5a;
const DEAD = 0x58;
const MARK_START = Buffer.from(`${MARK_NAME}=`);
/** Reads /proc; one buffer serves every read. */
export class ProcessTable {
    #root;
    #buffer = Buffer.allocUnsafe(16_384);
    constructor(root = '/proc') {
        this.#root = root;
    }
    /** Every living process that started at `since` or later, but not this one; none where there is no /proc. */
    async list(since = 0) {
        const found = [];
        let read = 0;
        for (const name of this.#names()) {
            const seen = this.#process(Number(name), since);
            if (seen !== undefined)
                found.push(seen);
            read += 1;
            if (read % SLICE === 0)
                await nextTurn();
        }
        return found;
    }
    /** When a process started; undefined where it is gone, a zombie, or not to be read. */
    startOf(pid) {
        return this.#stat(pid)?.start;
    }
    /** None where /proc numbers processes otherwise than this process does: it is another namespace's. */
    #names() {
        try {
            if (readlinkSync(`${this.#root}/self`) !== String(process.pid))
                return [];
            return readdirSync(this.#root).filter((name) => /^[1-9]\d*$/u.test(name));
        }
        catch {
            return [];
        }
    }
    #process(pid, since) {
        if (pid === process.pid)
            return undefined;
        const stat = this.#stat(pid);
        if (stat === undefined || stat.start < since)
            return undefined;
        const environment = this.#read(`${pid}/environ`);
        return { pid, ...stat, mark: environment === undefined ? undefined : markIn(environment) };
    }
    #stat(pid) {
        const bytes = this.#read(`${pid}/stat`);
        if (bytes === undefined)
            return undefined;
        // The program's name, in parentheses, may hold anything; the fields that follow it are numbered from 3 in proc(5).
        const at = bytes.lastIndexOf(0x29) + 2;
        const state = bytes[at];
        const [parent, session, threads, start] = numbersAt(bytes, at, [1, 3, 17, 19]);
        if (parent === undefined || session === undefined || start === undefined)
            return undefined;
        // A zombie with more than one thread is a process whose first thread alone has ended.
        const dead = (state === ZOMBIE && threads !== undefined && threads <= 1) || state === DEAD;
        return dead ? undefined : { parent, session, start };
    }
    /** A view that holds until the next read; undefined where the process is gone or another user's. */
    #read(path) {
        let file;
        try {
            file = openSync(`${this.#root}/${path}`, 'r');
        }
        catch {
            return undefined;
        }
        try {
            let size = 0;
            for (;;) {
                size += readSync(file, this.#buffer, size, this.#buffer.length - size, null);
                // The kernel fills the buffer while it has more.
                if (size < this.#buffer.length)
                    return this.#buffer.subarray(0, size);
                this.#buffer = Buffer.concat([this.#buffer], size * 2);
            }
        }
        catch {
            return undefined;
        }
        finally {
            closeSync(file);
        }
    }
}
/** The whole numbers in some of the fields, which single spaces part; those that are asked for in ascending order. */
function numbersAt(bytes, from, wanted) {
    const found = [];
    let field = 0;
    let value = 0;
    for (let at = from; at < bytes.length && found.length < wanted.length; at += 1) {
        const byte = bytes[at] ?? SPACE;
        if (byte !== SPACE)
            value = value * 10 + (byte - 0x30);
        else {
            if (field === wanted[found.length])
                found.push(value);
            field += 1;
            value = 0;
        }
    }
    return found;
}
function markIn(environment) {
    let at = environment.indexOf(MARK_START);
    while (at > 0 && environment[at - 1] !== 0)
        at = environment.indexOf(MARK_START, at + 1);
    if (at < 0)
        return undefined;
    const end = environment.indexOf(0, at);
    const mark = environment.toString('latin1', at + MARK_START.length, end < 0 ? environment.length : end);
    return mark === '' ? undefined : mark;
}
