// The agent's own records: a rollout file for each thread, sub-agents' too, with every call as it went over the wire and what became of it.
import { relative } from 'node:path';
import { entryOf } from '../../contract/entry-of.js';
import { toolInput } from '../../contract/input.js';
import { parseJson } from '../../contract/json/parse.js';
import { textAt, within } from '../../contract/json/pick.js';
import { textOf } from '../../contract/json/text.js';
import { recordsInLines } from '../record-lines.js';
import { hookName } from './identify.js';
import { codexHome } from './plan.js';
const FOLDERS = ['sessions', 'archived_sessions'];
/** Where the text of a call's input stands. */
const CALLS = { function_call: 'arguments', custom_tool_call: 'input', local_shell_call: 'action' };
/** Words of the agent's own for a call that did not run. */
const REFUSED = /^(?:Command blocked by PreToolUse hook: |unsupported call: |failed to parse function arguments: |patch rejected by user|exec_command failed: CreateProcess \{ message: "Rejected)/;
/** Every call of these files, and what could not be read. Throws only for the signal. */
export function records({ home }, signal) {
    const own = relative(home, codexHome(home));
    return recordsInLines({ home, folders: FOLDERS.map((name) => `${own}/${name}`), isRecord: (path) => path.endsWith('.jsonl'), callsOf: callsIn }, signal);
}
/** Throws where a line is no record. */
async function* callsIn(file, lines) {
    const calls = [];
    const acted = new Set();
    const answered = new Set();
    let number = 0;
    let unreadable;
    for await (const line of lines) {
        number += 1;
        if (line.trim() === '')
            continue;
        // The last line of a run that was ended may be cut.
        if (unreadable !== undefined)
            throw new Error(`has a line ${unreadable} that is not JSON`);
        const read = parseJson(line);
        if (!read.ok) {
            unreadable = number;
            continue;
        }
        const payload = within(read.value.root, 'payload');
        const kind = textAt(read.value.root, 'type');
        const call = kind === 'response_item' ? callOf(read.value, payload, `${file}:${number}`) : undefined;
        if (call !== undefined)
            calls.push(call);
        const ran = kind === 'event_msg' ? actedOf(payload) : undefined;
        if (ran !== undefined)
            acted.add(ran);
        const answer = kind === 'response_item' ? answeredOf(payload) : undefined;
        if (answer !== undefined)
            answered.add(answer);
    }
    for (const call of calls)
        yield { ...call, ran: acted.has(call.id) || answered.has(call.id) };
}
function callOf(document, payload, where) {
    const type = textAt(payload, 'type') ?? '';
    const field = entryOf(CALLS, type);
    const id = textAt(payload, 'call_id');
    if (field === undefined || id === undefined)
        return undefined;
    const name = hookName(textAt(payload, 'name') ?? type, textAt(payload, 'namespace'));
    const input = within(payload, field);
    if (input === undefined)
        return { id, name, where };
    return { id, name, where, input: input.kind === 'string' ? toolInput(input.value) : { kind: 'json', text: textOf(document, input) } };
}
/** The call of an item that was not declined. */
function actedOf(payload) {
    if (textAt(payload, 'type') !== 'item_completed' || textAt(payload, 'item', 'status') === 'declined')
        return undefined;
    return textAt(payload, 'item', 'id');
}
/** The call of an output that is not the agent's own refusal. */
function answeredOf(payload) {
    const type = textAt(payload, 'type');
    if (type !== 'function_call_output' && type !== 'custom_tool_call_output')
        return undefined;
    const output = textAt(payload, 'output');
    return output !== undefined && REFUSED.test(output) ? undefined : textAt(payload, 'call_id');
}
