import { readChecked } from './checked-file.js';
import { replayValidator } from './generated/replay.js';
import { itemsOf, stringOf } from './json/pick.js';
import { member } from './json/view.js';
import { ok } from './result.js';
import { writtenInput } from './written-input.js';
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
    const input = writtenInput(file, entry, 'this tool call');
    if (!input.ok)
        return input;
    const id = stringOf(member(entry, 'id'));
    return ok({ ...(id !== undefined && { id }), name: stringOf(member(entry, 'name')) ?? '', input: input.value });
}
