import { defined } from '../../contract/defined.js';
import { parseJson } from '../../contract/json/parse.js';
import { itemsAt, textAt } from '../../contract/json/pick.js';
import { textOf } from '../../contract/json/text.js';
import { member } from '../../contract/json/view.js';
import { recordsInLines } from '../record-lines.js';
import { OWN_READS, PATCH } from './tools.js';
/** Every call of these files, and what could not be read. Throws only for the signal. */
export function records({ home }, signal) {
    return recordsInLines({ home, folders: ['.copilot/session-state'], isRecord: (path) => path.endsWith('events.jsonl'), callsOf }, signal);
}
async function* callsOf(file, lines) {
    const calls = new Map();
    const asked = new Set();
    let number = 0;
    for await (const line of lines) {
        number += 1;
        const event = eventIn(line, file, number);
        switch (event?.kind) {
            case 'asked':
                for (const id of event.ids)
                    asked.add(id);
                break;
            case 'begun':
                calls.set(event.id, event.call);
                break;
            case 'over': {
                const call = calls.get(event.id);
                if (call !== undefined)
                    calls.set(event.id, { ...call, ran: !isTurnedAway(event.error, call) });
                break;
            }
            case undefined:
                break;
        }
    }
    for (const [id, call] of calls) {
        // It reads what was in the background by itself, in a call that the model did not make.
        if (OWN_READS.includes(call.name) && !asked.has(id))
            continue;
        yield call;
    }
}
/** Throws where the line is no record. */
export function eventIn(line, file, number) {
    if (line.trim() === '')
        return undefined;
    const read = parseJson(line);
    if (!read.ok)
        throw new Error(`has a line ${number} that is not JSON: ${read.error.message}`);
    const where = `${file}:${number}`;
    const data = member(read.value.root, 'data');
    if (data === undefined)
        return undefined;
    const id = textAt(data, 'toolCallId');
    switch (textAt(read.value.root, 'type')) {
        case 'hook.start':
            return { kind: 'asked', ids: hookedIds(data) };
        case 'tool.execution_start':
            return { kind: 'begun', id: id ?? where, call: begun(read.value, data, where, id) };
        case 'tool.execution_complete':
            return {
                kind: 'over',
                id: id ?? where,
                error: { code: textAt(data, 'error', 'code'), message: textAt(data, 'error', 'message') },
            };
        case undefined:
        default:
            return undefined;
    }
}
function hookedIds(data) {
    return itemsAt(data, 'input', 'toolCalls').flatMap((call) => textAt(call, 'id') ?? []);
}
/** The agent puts it before the wire's id of a call that is a bare text. */
const OF_TEXT = /^custom_/;
/** Until it is over it counts as run: where it stands in between cannot be told. */
function begun(document, data, where, id) {
    const name = textAt(data, 'toolName') ?? '(no name)';
    const input = member(data, 'arguments');
    const told = input === undefined ? undefined : { kind: 'json', text: textOf(document, input) };
    return { name, ran: true, where, ...defined({ id: name === PATCH ? id?.replace(OF_TEXT, '') : id, input: told }) };
}
const REFUSED = /^Denied by preToolUse hook|^Permission denied/;
/** Whether the error is one of a call that never reached its tool: refused, or cleared because its arguments were no JSON. */
function isTurnedAway({ code, message }, { input }) {
    if (message === undefined)
        return false;
    return code === 'denied' ? REFUSED.test(message) : input?.text === '{}' && /\bJSON\b/.test(message);
}
