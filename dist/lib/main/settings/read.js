// Reads one input's text by its kind. Every problem is a sentence that names the input and says what to write.
import { parseJson } from '../../contract/json/parse.js';
import { fail, ok, unreachable } from '../../contract/result.js';
import { LONGEST_TIMER_MS } from '../../contract/time.js';
const TRUE = ['true', 'True', 'TRUE'];
const FALSE = ['false', 'False', 'FALSE'];
const DURATION = /^(\d{1,9})([smh])$/;
const UNIT_MS = new Map([
    ['s', 1000],
    ['m', 60_000],
    ['h', 3_600_000],
]);
export function readInput(name, kind, text, spelling) {
    const refuse = (write) => fail(`${spelling(name)} is ${JSON.stringify(shorten(text))}: write ${write}`);
    switch (kind.kind) {
        case 'text':
        case 'secret':
        case 'path':
            return text.includes('\0') ? refuse('a text without a NUL character') : ok(text);
        case 'boolean':
            if (TRUE.includes(text))
                return ok(true);
            if (FALSE.includes(text))
                return ok(false);
            return refuse('`true` or `false`');
        case 'choice':
            return kind.of.includes(text) ? ok(text) : refuse(oneOf(kind.of));
        case 'list': {
            const items = splitList(text);
            const stranger = kind.of && items.find((item) => !kind.of?.includes(item));
            if (stranger !== undefined)
                return fail(`${spelling(name)} has ${JSON.stringify(shorten(stranger))}: write any of ${quoteAll(kind.of ?? [])}`);
            if (items.includes('never') && kind.of?.includes('never') && items.length > 1)
                return refuse('`never` alone, or without `never`');
            return ok(items);
        }
        case 'argv': {
            const words = readWords(text);
            const isFine = words !== undefined && (kind.of === 'arguments' || (words[0] ?? '') !== '');
            return isFine
                ? ok(words)
                : refuse(kind.of === 'program' ? 'a JSON array such as `["my-agent", "--acp"]`' : 'a JSON array such as `["--verbose"]`');
        }
        case 'duration': {
            const [, digits, unit] = DURATION.exec(text) ?? [];
            const ms = Number(digits) * (UNIT_MS.get(unit ?? '') ?? 0);
            return digits !== undefined && ms >= 1 && ms <= LONGEST_TIMER_MS
                ? ok(ms)
                : refuse('a whole number with `s`, `m` or `h`, such as `90s`, `15m` or `2h`, at most 596h');
        }
        case 'count':
            return /^\d{1,15}$/.test(text) && Number(text) > 0 ? ok(Number(text)) : refuse('a whole number above 0');
        case 'dollars':
            return /^\d{1,9}(\.\d{1,6})?$/.test(text) && Number(text) > 0
                ? ok(Number(text))
                : refuse('an amount of US dollars above 0, such as `2.50`');
        default:
            return unreachable(kind);
    }
}
/** Split at new lines and commas; empty items are dropped. */
function splitList(text) {
    return text
        .split(/[\n,]/)
        .map((item) => item.trim())
        .filter((item) => item !== '');
}
/** The strings of a JSON array; undefined where the text is none. */
function readWords(text) {
    const read = parseJson(text);
    if (!read.ok || read.value.root.kind !== 'array')
        return undefined;
    const words = read.value.root.items.flatMap((item) => (item.kind === 'string' && !item.value.includes('\0') ? [item.value] : []));
    return words.length === read.value.root.items.length ? words : undefined;
}
const quoteAll = (items) => items.map((item) => `\`${item}\``).join(', ');
function oneOf(items) {
    const quoted = items.map((item) => `\`${item}\``);
    return quoted.length < 2 ? quoted.join('') : `${quoted.slice(0, -1).join(', ')} or ${quoted.at(-1)}`;
}
function shorten(text) {
    return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}
