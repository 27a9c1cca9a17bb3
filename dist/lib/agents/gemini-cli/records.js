// The calls in Gemini CLI's own files: `~/.gemini/tmp/PROJECT/chats/session-*.jsonl`, and a folder beside it with a file for each
// sub-agent. A line has the whole message as it is then; the last one of an id stands.
import { parseJson } from '../../contract/json/parse.js';
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
    const messages = set === undefined ? [document.root] : itemsOf(member(set, 'messages'));
    return messages.flatMap((message) => itemsOf(member(message, 'toolCalls')).map((call, index) => identified(document, call, `${where}#${index}`, where)));
}
function identified(document, node, unnamed, where) {
    const id = member(node, 'id');
    const name = member(node, 'name');
    const input = member(node, 'args');
    const call = {
        name: name?.kind === 'string' ? name.value : '(no name)',
        ...(input === undefined ? {} : { input: { kind: 'json', text: textOf(document, input) } }),
        ran: hasRun(document, node),
        where,
    };
    return { id: id?.kind === 'string' ? id.value : unnamed, call };
}
const BEFORE_IT_RAN = /^(Tool execution blocked: |Tool execution denied by policy|Tool execution for "[^"]*" requires user confirmation, |Tool parameter modification by hook failed validation: |\[Operation Cancelled\] )/;
/** It ran where it came to a success, or to an error that is not a refusal. Where that cannot be told, it ran. */
function hasRun(document, node) {
    const status = member(node, 'status');
    if (status?.kind === 'string' && status.value === 'success')
        return true;
    const errors = itemsOf(member(node, 'result')).map((part) => {
        const response = member(part, 'functionResponse');
        const body = response === undefined ? undefined : member(response, 'response');
        return body === undefined ? undefined : member(body, 'error');
    });
    const [error] = errors;
    if (error === undefined)
        return status?.kind !== 'string' || status.value !== 'cancelled';
    const words = error.kind === 'string' ? error.value : textOf(document, error);
    return !BEFORE_IT_RAN.test(words) && !isTurnedAway(words);
}
const itemsOf = (node) => (node?.kind === 'array' ? node.items : []);
