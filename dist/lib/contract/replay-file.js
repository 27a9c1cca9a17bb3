import { problemIn, readChecked } from './checked-file.js';
import { replayValidator } from './generated/replay.js';
import { toolInput } from './input.js';
import { itemsOf, stringOf } from './json/pick.js';
import { textOf } from './json/text.js';
import { member } from './json/view.js';
import { fail, ok } from './result.js';
/** The version of the replay script that is read here. */
export const REPLAY_SCHEMA = 1;
/**
 * The turns of a replay script, in order.
 *
 * @param content the file's bytes, or its text with the byte order mark still in it
 */
export function parseReplayFile(content, source) {
    const read = readChecked(content, source, REPLAY_SCHEMA, replayValidator);
    if (!read.ok)
        return read;
    const turns = [];
    for (const turn of itemsOf(member(read.value.document.root, 'turns'))) {
        const calls = [];
        for (const entry of itemsOf(member(turn, 'tool_calls'))) {
            const call = callOf(read.value, entry);
            if (!call.ok)
                return call;
            calls.push(call.value);
        }
        turns.push({ text: stringOf(member(turn, 'text')) ?? '', calls });
    }
    return ok(turns);
}
function callOf(file, entry) {
    const written = member(entry, 'input');
    const json = stringOf(member(entry, 'input_json'));
    if ((written === undefined) === (json === undefined)) {
        const has = json === undefined ? 'neither "input" nor "input_json"' : 'both "input" and "input_json"';
        return fail(problemIn(file, entry.start, `this tool call has ${has}; write exactly one of them`));
    }
    const id = stringOf(member(entry, 'id'));
    const input = written === undefined ? toolInput(json ?? '') : { kind: 'json', text: textOf(file.document, written) };
    return ok({ ...(id !== undefined && { id }), name: stringOf(member(entry, 'name')) ?? '', input });
}
