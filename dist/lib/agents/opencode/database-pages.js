// A SQLite database that an agent left, as its pages: those of the file with the committed ones of its write-ahead log over them. The
// agent's commands may have written every byte of it. SQLite itself would follow links beside the file, wait on pipes and run queries that
// a view or a made-up tree never lets end; here nothing is run, and whoever reads takes each page once.
// The form is that of https://www.sqlite.org/fileformat2.html.
import { setImmediate as turn } from 'node:timers/promises';
import { codeOf } from '../../contract/message.js';
import { MOST_FILE } from '../record-budget.js';
import { openRegular } from '../record-walk.js';
const MAGIC = 'SQLite format 3\0';
const LOG_HEADER = 32;
const FRAME_HEADER = 24;
const UTF_8 = 1;
/** Pages after which others have their turn. */
const TURN = 256;
/** Undefined: there is no database. Throws where it cannot be read; the message follows its name. */
export async function databasePages(path, signal) {
    const bytes = await contentOf(path);
    if (bytes === undefined)
        return undefined;
    const journal = await contentOf(`${path}-journal`);
    if (journal !== undefined && journal.length > 0)
        throw new Error('has a journal of a change that was not ended');
    const log = await contentOf(`${path}-wal`);
    const newer = log === undefined ? undefined : await committed(log, signal);
    const first = newer?.pages.get(1) ?? bytes;
    if (first.length < 512 || first.toString('latin1', 0, MAGIC.length) !== MAGIC)
        throw new Error('is no SQLite database');
    const told = first.readUInt16BE(16);
    const size = told === 1 ? 65536 : told;
    if (!isPageSize(size) || (newer !== undefined && newer.size !== size))
        throw new Error('has pages of no size that there is');
    if (first.readUInt32BE(56) !== UTF_8)
        throw new Error('has texts that are not UTF-8');
    const taken = new Set();
    return {
        usable: size - first.readUInt8(20),
        async take(number) {
            if (taken.has(number))
                throw new Error(`has page ${number} twice in its trees`);
            taken.add(number);
            if (taken.size % TURN === 0)
                await turn();
            signal?.throwIfAborted();
            const from = (number - 1) * size;
            const page = newer?.pages.get(number) ?? bytes.subarray(from, from + size);
            if (number < 1 || page.length !== size)
                throw new Error(`has no page ${number}`);
            return page;
        },
    };
}
const isPageSize = (size) => size >= 512 && size <= 65536 && (size & (size - 1)) === 0;
async function contentOf(path) {
    try {
        const { file, size } = await openRegular(path, MOST_FILE);
        try {
            const bytes = Buffer.alloc(size);
            for (let at = 0; at < size;) {
                const { bytesRead } = await file.read(bytes, at, size - at, at);
                if (bytesRead === 0)
                    throw new Error('became shorter while it was read');
                at += bytesRead;
            }
            return bytes;
        }
        finally {
            await file.close();
        }
    }
    catch (error) {
        if (codeOf(error) === 'ENOENT')
            return undefined;
        throw error;
    }
}
/** The last committed form of each page in the log; undefined where it has none. A frame counts while the sums before it hold. */
async function committed(log, signal) {
    if (log.length < LOG_HEADER)
        return undefined;
    const magic = log.readUInt32BE(0);
    const size = log.readUInt32BE(8);
    if (magic >>> 1 !== 0x377f0682 >>> 1 || !isPageSize(size))
        return undefined;
    const sum = new Sum(log, (magic & 1) === 1);
    sum.add(0, FRAME_HEADER);
    if (!sum.is(FRAME_HEADER))
        return undefined;
    const pages = new Map();
    const open = new Map();
    let frames = 0;
    for (let at = LOG_HEADER; at + FRAME_HEADER + size <= log.length; at += FRAME_HEADER + size) {
        if (log.compare(log, 16, 24, at + 8, at + 16) !== 0)
            break;
        sum.add(at, at + 8);
        sum.add(at + FRAME_HEADER, at + FRAME_HEADER + size);
        if (!sum.is(at + 16))
            break;
        open.set(log.readUInt32BE(at), log.subarray(at + FRAME_HEADER, at + FRAME_HEADER + size));
        frames += 1;
        if (frames % TURN === 0)
            await turn();
        signal?.throwIfAborted();
        if (log.readUInt32BE(at + 4) === 0)
            continue;
        for (const [number, page] of open)
            pages.set(number, page);
        open.clear();
    }
    return pages.size === 0 ? undefined : { size, pages };
}
/** The log's running sum, over words in either order. */
class Sum {
    #log;
    #isBig;
    #one = 0;
    #two = 0;
    constructor(log, isBig) {
        this.#log = log;
        this.#isBig = isBig;
    }
    add(from, to) {
        for (let at = from; at < to; at += 8) {
            this.#one = (this.#one + this.#word(at) + this.#two) >>> 0;
            this.#two = (this.#two + this.#word(at + 4) + this.#one) >>> 0;
        }
    }
    /** Whether it is what stands there, which is always in the one order. */
    is(at) {
        return this.#log.readUInt32BE(at) === this.#one && this.#log.readUInt32BE(at + 4) === this.#two;
    }
    #word(at) {
        return this.#isBig ? this.#log.readUInt32BE(at) : this.#log.readUInt32LE(at);
    }
}
