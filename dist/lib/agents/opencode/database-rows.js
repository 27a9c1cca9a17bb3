// The rows of an ordinary table in a database that an agent left, without SQLite (`database-pages.ts`). Every page is taken once, so no
// tree can be endless; rows and bytes have bounds besides.
import { setImmediate as turn } from 'node:timers/promises';
import { MOST_RECORD, RecordBudget } from '../record-budget.js';
const MOST_ROWS = 500_000;
/** Bytes after which others have their turn. */
const TURN = 4 * 1024 * 1024;
const INNER = 0x05;
const LEAF = 0x0d;
/** Where the first page's tree begins. */
const FILE_HEADER = 100;
/** What SQLite's own table of tables has, by the place of its columns. */
const SCHEMA = { type: 0, name: 1, root: 3, sql: 4 };
/** Some columns of a table's rows, in the order in which they are stored. Throws where it is no ordinary table; the message follows a name. */
export async function* rowsOf(pages, table, columns) {
    const { root, sql } = await tableIn(pages, table);
    const stored = columnsOf(sql);
    const places = columns.map((name) => stored.indexOf(name));
    if (places.includes(-1))
        throw new Error(`has a table '${table}' without ${columns.join(' and ')}`);
    for await (const row of rowsBelow(pages, root))
        yield places.map((at) => row[at] ?? null);
}
async function tableIn(pages, table) {
    const found = [];
    for await (const row of rowsBelow(pages, 1)) {
        const name = row[SCHEMA.name];
        const [type, sql] = [row[SCHEMA.type], row[SCHEMA.sql]];
        // Triggers and indexes change nothing about what is stored.
        const holdsRows = type === 'table' || type === 'view' || (typeof sql === 'string' && /^\s*create\s+(?:virtual|view|table)/i.test(sql));
        if (holdsRows && typeof name === 'string' && name.toLowerCase() === table)
            found.push(row);
    }
    const [row, ...others] = found;
    if (row === undefined)
        throw new Error(`has no table '${table}'`);
    const [root, sql] = [row[SCHEMA.root], row[SCHEMA.sql]];
    const isOrdinary = others.length === 0 &&
        row[SCHEMA.type] === 'table' &&
        typeof root === 'number' &&
        root > 1 &&
        typeof sql === 'string' &&
        /^create table /i.test(sql) &&
        !/\bwithout\s+rowid\b|\bgenerated\b|\bas\s*\(/i.test(sql);
    if (!isOrdinary)
        throw new Error(`has a '${table}' that is no ordinary table`);
    return { root, sql };
}
/** The names of the columns that `create table` lists. */
function columnsOf(sql) {
    const names = [];
    let depth = 0;
    let isNext = false;
    for (const [token] of sql.matchAll(/'(?:[^']|'')*'|"[^"]*"|`[^`]*`|\[[^\]]*\]|--[^\n]*|\/\*[\s\S]*?\*\/|[(),]|[^\s(),'"`[]+/g)) {
        if (token.startsWith('--') || token.startsWith('/*'))
            continue;
        if (token === '(')
            depth += 1;
        if (token === ')')
            depth -= 1;
        if (isNext)
            names.push(/^["`[]/.test(token) ? token.slice(1, -1).toLowerCase() : token.toLowerCase());
        isNext = depth === 1 && ((token === '(' && names.length === 0) || token === ',');
    }
    return names;
}
async function* rowsBelow(pages, root) {
    const budget = new RecordBudget();
    const waiting = [root];
    let rows = 0;
    let bytes = 0;
    for (let number = waiting.pop(); number !== undefined; number = waiting.pop()) {
        const page = await pages.take(number);
        const at = number === 1 ? FILE_HEADER : 0;
        const kind = page.readUInt8(at);
        if (kind !== INNER && kind !== LEAF)
            throw new Error(`has page ${number} in a table, and it is none of a table`);
        const cells = cellsOf(page, at, kind === INNER ? 12 : 8);
        if (kind === INNER) {
            waiting.push(page.readUInt32BE(at + 8), ...cells.map((cell) => page.readUInt32BE(cell)).toReversed());
            continue;
        }
        for (const cell of cells) {
            const payload = await payloadOf(pages, page, cell);
            rows += 1;
            budget.take(payload);
            bytes += payload.length;
            if (bytes > TURN) {
                await turn();
                bytes = 0;
            }
            if (rows > MOST_ROWS)
                throw new Error(`has more than ${MOST_ROWS} rows`);
            yield rowIn(payload);
        }
    }
}
function cellsOf(page, at, header) {
    return Array.from({ length: page.readUInt16BE(at + 3) }, (_, index) => page.readUInt16BE(at + header + 2 * index));
}
/** What a row is stored as: its beginning in the cell, the rest on pages of its own. */
async function payloadOf(pages, page, cell) {
    const size = numberAt(page, cell);
    const id = numberAt(page, size.end);
    if (size.value > MOST_RECORD)
        throw new Error(`has a row of more than ${MOST_RECORD} bytes`);
    const { usable } = pages;
    const most = usable - 35;
    if (size.value <= most)
        return within(page, id.end, size.value);
    const least = Math.floor(((usable - 12) * 32) / 255) - 23;
    const fitting = least + ((size.value - least) % (usable - 4));
    const here = fitting <= most ? fitting : least;
    const parts = [within(page, id.end, here)];
    let next = page.readUInt32BE(id.end + here);
    for (let left = size.value - here; left > 0;) {
        const more = await pages.take(next);
        const part = within(more, 4, Math.min(left, usable - 4));
        parts.push(part);
        left -= part.length;
        next = more.readUInt32BE(0);
    }
    return Buffer.concat(parts);
}
function within(bytes, from, length) {
    if (from + length > bytes.length)
        throw new Error('has a row that does not fit its page');
    return bytes.subarray(from, from + length);
}
/** Bytes of a value by its kind, below 12. */
const SIZES = [0, 1, 2, 3, 4, 6, 8, 8, 0, 0, 0, 0];
function rowIn(payload) {
    const header = numberAt(payload, 0);
    const values = [];
    let at = header.value;
    for (let from = header.end; from < header.value;) {
        const kind = numberAt(payload, from);
        from = kind.end;
        const length = SIZES[kind.value] ?? Math.floor((kind.value - 12) / 2);
        const bytes = within(payload, at, length);
        at += length;
        values.push(valueOf(kind.value, bytes));
    }
    return values;
}
function valueOf(kind, bytes) {
    // Bytes are told as a text too: whoever reads it finds that it is none of the agent's.
    if (kind >= 12)
        return bytes.toString('utf8');
    if (kind === 8 || kind === 9)
        return kind - 8;
    return kind >= 1 && kind <= 5 ? bytes.readIntBE(0, bytes.length) : null;
}
/** SQLite's number of one to nine bytes. Those past the exact ones come out as large ones, which nothing here fits. */
function numberAt(bytes, at) {
    let value = 0;
    for (let end = at; end < at + 8; end += 1) {
        const byte = bytes.readUInt8(end);
        value = value * 128 + (byte & 0x7f);
        if (byte < 0x80)
            return { value, end: end + 1 };
    }
    return { value: value * 256 + bytes.readUInt8(at + 8), end: at + 9 };
}
