/** The operations of the `files` tool that only read. Each gives the text of its section, or a sentence without its full stop. */
import picomatch from 'picomatch';
import { scan } from '../../bindings/confined-fs/scan.js';
import { namesBelow, shownPath } from '../../bindings/confined-fs/path-rules.js';
import { readFile, readPlace } from '../../bindings/confined-fs/read-file.js';
import { fail, ok } from '../../contract/result.js';
import { literalMatcher, regexMatcher } from './line-matcher.js';
import { linesOf } from './text-lines.js';
const MIB = 1024 * 1024;
const LIMITS = {
    readBytes: 32 * MIB,
    shownBytes: MIB,
    entries: 50_000,
    searchedFile: 8 * MIB,
    searchedBytes: 512 * MIB,
    searchMs: 20_000,
    lineCharacters: 400,
};
const CLOSED = ['.git'];
export async function read({ workspace }, operation) {
    const names = namesOf(workspace, operation.path);
    if (!names.ok)
        return names;
    const file = await readFile(workspace, names.value, { maxBytes: LIMITS.readBytes, links: 'resolve' });
    if (!file.ok)
        return file;
    const shown = shownPath(names.value);
    const window = { offset: operation.offset ?? 1, limit: operation.limit ?? 2000, maxBytes: LIMITS.shownBytes };
    const lines = linesOf(file.value.bytes, window);
    if (!lines.ok)
        return fail(`${shown} ${lines.error}`);
    const { text, first, last, total, cutInside } = lines.value;
    if (total === 0)
        return ok(`read ${shown}: the file is empty`);
    const notes = [];
    if (cutInside)
        notes.push(`line ${last} is longer than what can be shown`);
    if (last < total)
        notes.push(`go on with offset ${last + 1}`);
    if (last === total && !cutInside && !text.endsWith('\n'))
        notes.push('no line break at the end');
    const range = first === last ? `line ${first}` : `lines ${first} to ${last}`;
    return ok(`read ${shown}, ${range} of ${total}${notes.length === 0 ? '' : ` (${notes.join('; ')})`}:\n${text}`);
}
export async function list(reading, operation) {
    const { workspace, signal } = reading;
    const names = namesOf(workspace, operation.path);
    if (!names.ok)
        return names;
    const limit = operation.limit ?? 200;
    const lines = [];
    let count = 0;
    let base;
    const options = { depth: operation.depth ?? 1, maxEntries: LIMITS.entries, closed: CLOSED };
    const end = await scan(workspace, names.value, options, (found) => {
        base ??= found.names.length - 1;
        count += 1;
        if (lines.length < limit)
            lines.push(lineOf(found, found.names.slice(base)));
        return Promise.resolve(signal.aborted ? 'stop' : 'on');
    });
    if (!end.ok)
        return end;
    const all = `${end.value.how === 'all' ? '' : 'more than '}${count} ${count === 1 ? 'entry' : 'entries'}`;
    const notes = [all];
    if (count > lines.length)
        notes.push(`the first ${lines.length} are shown`);
    if (end.value.unread > 0)
        notes.push(`${end.value.unread} folders could not be read`);
    return ok([`list ${shownPath(names.value)}, ${notes.join('; ')}:`, ...lines].join('\n'));
}
function lineOf(found, below) {
    const after = { file: '', folder: '/', link: ` -> ${JSON.stringify(found.target ?? '')}`, other: ' (neither a file nor a folder)' };
    return shownPath(below) + after[found.kind];
}
export async function search(reading, operation) {
    const { workspace, now } = reading;
    const names = namesOf(workspace, operation.path);
    if (!names.ok)
        return names;
    const bounds = { each: 250, all: 5000 };
    const matcher = operation.regex === true ? regexMatcher(operation.pattern, bounds, now) : literalMatcher(operation.pattern);
    if (!matcher.ok)
        return matcher;
    const glob = globMatcher(operation.glob, now);
    if (!glob.ok)
        return glob;
    const limit = operation.limit ?? 200;
    const state = new Search(reading, matcher.value, glob.value, limit);
    const end = await scan(workspace, names.value, { depth: 64, maxEntries: LIMITS.entries, closed: CLOSED }, (found) => state.visit(found));
    if (!end.ok)
        return end;
    if (state.problem !== undefined)
        return fail(state.problem);
    return ok(state.report(shownPath(names.value), operation.pattern, end.value));
}
/** A glob with a `/` is about the path below the searched folder, one without about the name. */
function globMatcher(glob, now) {
    if (glob === undefined)
        return ok(undefined);
    const made = picomatch.makeRe(glob, { dot: true, noextglob: true, maxLength: 1000 });
    const matcher = regexMatcher(made.source, { each: 250, all: 5000 }, now);
    if (!matcher.ok)
        return fail('the glob cannot be read');
    const wholePath = glob.includes('/');
    return ok((below) => {
        const hits = matcher.value.find(wholePath ? below.join('/') : (below.at(-1) ?? ''), 0);
        return hits.ok && hits.value.count > 0;
    });
}
class Search {
    problem;
    reading;
    matcher;
    glob;
    limit;
    until;
    lines = [];
    base;
    hits = 0;
    files = 0;
    bytes = 0;
    notText = 0;
    passed = 0;
    constructor(reading, matcher, glob, limit) {
        this.reading = reading;
        this.matcher = matcher;
        this.glob = glob;
        this.limit = limit;
        this.until = reading.now() + LIMITS.searchMs;
    }
    async visit(found) {
        this.base ??= found.names.length - 1;
        if (this.reading.signal.aborted || this.reading.now() > this.until || this.bytes > LIMITS.searchedBytes)
            return 'stop';
        if (found.kind !== 'file' || this.glob?.(found.names.slice(this.base)) === false)
            return 'on';
        const file = await readPlace(found, LIMITS.searchedFile);
        if (!file.ok) {
            this.passed += 1;
            return 'on';
        }
        this.bytes += file.value.bytes.length;
        if (file.value.bytes.subarray(0, 8192).includes(0)) {
            this.notText += 1;
            return 'on';
        }
        const hits = this.matcher.find(file.value.bytes.toString('utf8'), this.limit - this.lines.length);
        if (!hits.ok) {
            this.problem = hits.error;
            return 'stop';
        }
        if (hits.value.count > 0)
            this.files += 1;
        this.hits += hits.value.count;
        for (const [line, text] of hits.value.lines)
            this.lines.push(`${shownPath(found.names)}:${line}: ${shorten(text)}`);
        return 'on';
    }
    report(shown, pattern, end) {
        const more = end.how === 'all' ? '' : 'at least ';
        const notes = [`${more}${this.hits} ${this.hits === 1 ? 'line' : 'lines'} in ${this.files} ${this.files === 1 ? 'file' : 'files'}`];
        if (this.hits > this.lines.length)
            notes.push(`the first ${this.lines.length} are shown`);
        if (this.notText > 0)
            notes.push(`${this.notText} binary files not searched`);
        if (this.passed > 0)
            notes.push(`${this.passed} files too large or unreadable`);
        if (end.unread > 0)
            notes.push(`${end.unread} folders could not be read`);
        if (end.how !== 'all')
            notes.push('the search stopped at its bounds; search a smaller folder');
        return [`search ${shown} for ${JSON.stringify(pattern)}, ${notes.join('; ')}:`, ...this.lines].join('\n');
    }
}
function shorten(line) {
    const text = line.endsWith('\r') ? line.slice(0, -1) : line;
    if (text.length <= LIMITS.lineCharacters)
        return text;
    const kept = text.slice(0, LIMITS.lineCharacters);
    return `${kept.isWellFormed() ? kept : kept.slice(0, -1)} … (${text.length} characters)`;
}
/** The names of a path; the error is a sentence that starts with the path. */
export function namesOf(workspace, path) {
    const names = namesBelow(workspace, path, workspace.style);
    return names.ok ? names : fail(`${JSON.stringify(path)} ${names.error}`);
}
