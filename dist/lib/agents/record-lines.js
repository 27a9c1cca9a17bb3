import { MOST_FILE, MOST_RECORD, RecordBudget } from './record-budget.js';
import { openRegular, recordFiles, shownBelow, whyNot } from './record-walk.js';
const MOST_FILES = 2000;
const CHUNK = 256 * 1024;
const NEWLINE = 0x0a;
/** Every call of these files, and what could not be read. Throws only for the signal. */
export async function* recordsInLines(records, signal) {
    const budget = new RecordBudget();
    let files = 0;
    for (const found of await recordFiles(records, signal)) {
        if (typeof found !== 'string') {
            yield found;
            continue;
        }
        const file = shownBelow(records.home, found);
        files += 1;
        if (files > MOST_FILES) {
            yield { unread: `'${file}' and those after it: there are more than ${MOST_FILES} files` };
            return;
        }
        yield* callsOfFile(found, file, records, budget, signal);
    }
}
async function* callsOfFile(path, file, { callsOf }, budget, signal) {
    try {
        const { file: handle, size } = await openRegular(path, MOST_FILE);
        try {
            yield* callsOf(file, linesOf(handle, size, budget, signal));
        }
        finally {
            await handle.close();
        }
    }
    catch (error) {
        signal?.throwIfAborted();
        yield { unread: `'${file}' ${whyNot(error)}` };
    }
}
/** As many bytes as the file had when it was opened. A line feed ends a line, with a carriage return before it or without. */
async function* linesOf(file, size, budget, signal) {
    let pieces = [];
    let held = 0;
    for (let at = 0; at < size;) {
        const { bytesRead, buffer } = await file.read(Buffer.allocUnsafe(Math.min(CHUNK, size - at)), 0, undefined, at);
        signal?.throwIfAborted();
        if (bytesRead === 0)
            break;
        at += bytesRead;
        const bytes = buffer.subarray(0, bytesRead);
        let from = 0;
        for (let end = bytes.indexOf(NEWLINE); end !== -1; end = bytes.indexOf(NEWLINE, from)) {
            pieces.push(bytes.subarray(from, end));
            yield textOfLine(pieces, held + end - from, budget);
            pieces = [];
            held = 0;
            from = end + 1;
        }
        if (from === bytesRead)
            continue;
        pieces.push(bytes.subarray(from));
        held += bytesRead - from;
        if (held > MOST_RECORD)
            throw new Error(`has a line of more than ${MOST_RECORD} bytes`);
    }
    if (held > 0)
        yield textOfLine(pieces, held, budget);
}
function textOfLine(pieces, length, budget) {
    const [first, ...rest] = pieces;
    const line = first !== undefined && rest.length === 0 ? first : Buffer.concat(pieces, length);
    budget.take(line);
    const text = line.toString('utf8');
    return text.endsWith('\r') ? text.slice(0, -1) : text;
}
