// Values as lines that can be compared: structured text is broken into lines without changing anything that is written in it.
/** Text up to this length stays on one line. */
const ONE_LINE = 100;
/** JSON, also when it was cut off, with one member or item a line; any other text as it is. No character is lost or changed but space. */
export function laidOut(text) {
    if (text.length <= ONE_LINE || !/^[[{]/.test(text))
        return text;
    let depth = 0;
    const line = () => `\n${'  '.repeat(Math.max(0, depth))}`;
    return text.replace(/("(?:[^"\\]|\\[^])*"?)|([[{])(\s*[\]}])?|([\]}])|(,)\s*|(:)\s*|\s+/g, (...found) => {
        const [whole = '', string, open, empty, close, comma, colon] = found;
        if (string !== undefined)
            return string;
        if (open !== undefined && empty !== undefined)
            return open + empty.trim();
        if (open !== undefined) {
            depth += 1;
            return open + line();
        }
        if (close !== undefined) {
            depth -= 1;
            return line() + close;
        }
        if (comma !== undefined)
            return comma + line();
        return colon === undefined ? whole.trim() : ': ';
    });
}
/** Unchanged lines that are shown around a change. */
const AROUND = 2;
/** Two texts as one: lines that went begin with `-`, lines that came with `+`, what both have at either end is cut to a few lines. */
export function difference(before, after) {
    const ended = before.endsWith('\n') && after.endsWith('\n');
    const linesOf = (text) => (ended ? text.slice(0, -1) : text).split('\n');
    const old = linesOf(before);
    const fresh = linesOf(after);
    const shorter = Math.min(old.length, fresh.length);
    let head = 0;
    while (head < shorter && old[head] === fresh[head])
        head += 1;
    let tail = 0;
    while (tail < shorter - head && old[old.length - 1 - tail] === fresh[fresh.length - 1 - tail])
        tail += 1;
    const mark = (sign, lines) => lines.map((line) => `${sign} ${line}`);
    return [
        ...(head > AROUND ? ['  …'] : []),
        ...mark(' ', old.slice(Math.max(0, head - AROUND), head)),
        ...mark('-', old.slice(head, old.length - tail)),
        ...mark('+', fresh.slice(head, fresh.length - tail)),
        ...mark(' ', old.slice(old.length - tail, old.length - tail + AROUND)),
        ...(tail > AROUND ? ['  …'] : []),
    ].join('\n');
}
