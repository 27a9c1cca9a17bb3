// Numbers, spans and amounts as people read them, and text at the length that a page has room for.
/** `12,345`. */
export function figure(value) {
    return String(value).replace(/\B(?=(\d{3})+(?!\d))/g, ',');
}
/** `3 calls`, `1 call`. */
export function counted(value, one, more = `${one}s`) {
    return `${figure(value)} ${value === 1 ? one : more}`;
}
/** Milliseconds as `45 ms`, `4.2 s`, `3 min 5 s`, `2 h 10 min`. */
export function span(ms) {
    if (ms < 1000)
        return `${Math.round(ms)} ms`;
    if (ms < 59_950)
        return `${Number((ms / 1000).toFixed(1))} s`;
    const seconds = Math.round(ms / 1000);
    if (seconds < 3600)
        return two(Math.floor(seconds / 60), 'min', seconds % 60, 's');
    const minutes = Math.round(seconds / 60);
    return two(Math.floor(minutes / 60), 'h', minutes % 60, 'min');
}
/** `1,234 bytes`, `1.5 KiB`, `64 MiB`. */
export function size(bytes) {
    if (bytes < 10_240)
        return counted(bytes, 'byte');
    const [value, unit] = bytes < 1_048_576 ? [bytes / 1024, 'KiB'] : [bytes / 1_048_576, 'MiB'];
    return `${figure(Number(value.toFixed(value < 100 ? 1 : 0)))} ${unit}`;
}
/** US dollars: `$0.0123`, `$1.20`. */
export function dollars(value) {
    return `$${value.toFixed(value !== 0 && value < 0.1 ? 4 : 2)}`;
}
/** The first `limit` characters, with a count of what is left out. */
export function short(text, limit) {
    if (text.length <= limit)
        return text;
    const cut = /[\ud800-\udbff]$/.test(text.slice(0, limit)) ? limit - 1 : limit;
    return `${text.slice(0, cut)}… (${figure(text.length - cut)} more characters)`;
}
/** The beginning of a value on one line: its line ends and what indents them become one space. */
export function excerpt(text, limit) {
    const line = text.replace(/\s*[\r\n]\s*/g, ' ').trim();
    return short(line, limit).replace(/… \(.*$/, '…');
}
const two = (a, unitA, b, unitB) => (b === 0 ? `${a} ${unitA}` : `${a} ${unitA} ${b} ${unitB}`);
