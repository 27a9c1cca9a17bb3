// The calls in Gemini CLI's own files: `~/.gemini/tmp/PROJECT/chats/session-*.jsonl`, and a folder beside it with a file for each
// sub-agent. A line has the whole message as it is then; the last one of an id stands.
import { parseJson } from '../../contract/json/parse.js';
import { itemsAt, textAt, within } from '../../contract/json/pick.js';
import { textOf } from '../../contract/json/text.js';
import { member } from '../../contract/json/view.js';
import { recordsInLines } from '../record-lines.js';
import { isTurnedAway } from './identify.js';
/** Every call of these files, and what could not be read. Throws only for the signal. */
export function records({ home }, signal) {
    const isRecord = (path) => /\/chats\/(?:.*\/)?[^/]*\.jsonl$/s.test(path);
    return recordsInLines({ home, folders: ['.gemini/tmp'], isRecord, callsOf }, signal);
}
async function* callsOf(file, lines) {
    const last = new Map();
    let number = 0;
    for await (const line of lines) {
        number += 1;
        for (const { id, call } of callsIn(line, file, number))
            last.set(id, call);
    }
    yield* last.values();
}
/** Calls in one line of a transcript. Throws where it is no record. */
export function callsIn(line, file, number) {
    if (line.trim() === '')
        return [];
    const read = parseJson(line);
    if (!read.ok)
        throw new Error(`has a line ${number} that is not JSON: ${read.error.message}`);
    const where = `${file}:${number}`;
    const { value: document } = read;
    const set = member(document.root, '$set');
    const messages = set === undefined ? [document.root] : itemsAt(set, 'messages');
    return messages.flatMap((message) => itemsAt(message, 'toolCalls').map((call, index) => identified(document, call, `${where}#${index}`, where)));
}
function identified(document, node, unnamed, where) {
    const input = member(node, 'args');
    const call = {
        name: textAt(node, 'name') ?? '(no name)',
        ...(input === undefined ? {} : { input: { kind: 'json', text: textOf(document, input) } }),
        ran: hasRun(document, node),
        where,
    };
    return { id: textAt(node, 'id') ?? unnamed, call };
}
const BEFORE_IT_RAN = /^(Tool execution blocked: |Tool execution denied by policy|Tool execution for "[^"]*" requires user confirmation, |Tool parameter modification by hook failed validation: |\[Operation Cancelled\] )/;
/** It ran where it came to a success, or to an error that is not a refusal. Where that cannot be told, it ran. */
function hasRun(document, node) {
    const status = textAt(node, 'status');
    if (status === 'success')
        return true;
    const [first] = itemsAt(node, 'result');
    const error = within(first, 'functionResponse', 'response', 'error');
    if (error === undefined)
        return status !== 'cancelled';
    const words = error.kind === 'string' ? error.value : textOf(document, error);
    return !BEFORE_IT_RAN.test(words) && !isTurnedAway(words);
}
