import { parseJson } from '../../contract/json/parse.js';
import { itemsOf, stringOf } from '../../contract/json/pick.js';
import { textOf } from '../../contract/json/text.js';
import { member } from '../../contract/json/view.js';
import { recordsInLines } from '../record-lines.js';
import { isAnswer } from './identity.js';
/** Every call of these files, and what could not be read. Throws only for the signal. */
export function records({ home }, signal) {
    return recordsInLines({ home, folders: ['.claude/projects'], isRecord: (path) => path.endsWith('.jsonl'), callsOf: callsIn }, signal);
}
/** The calls of one file, from its lines. A call without a result has not been seen to run. Throws where a line is no record. */
export async function* callsIn(file, lines) {
    const calls = new Map();
    const ran = new Set();
    let number = 0;
    for await (const line of lines) {
        number += 1;
        // Most of a file is neither, and some of it is large.
        if (!line.includes('"tool_use"') && !line.includes('"tool_result"'))
            continue;
        const read = parseJson(line);
        if (!read.ok)
            throw new Error(`has a line ${number} that is not JSON: ${read.error.message}`);
        for (const block of blocksOf(read.value.root)) {
            const call = callOf(read.value, block);
            if (call !== undefined && !calls.has(call.id))
                calls.set(call.id, { ...call, where: `${file}:${number}` });
            const id = ranIn(read.value.root, block);
            if (id !== undefined)
                ran.add(id);
        }
    }
    for (const [id, { name, input, where }] of calls)
        yield { id, name, input, ran: ran.has(id), where };
}
function blocksOf(root) {
    const type = stringOf(member(root, 'type'));
    const message = type === 'assistant' || type === 'user' ? member(root, 'message') : undefined;
    return itemsOf(message === undefined ? undefined : member(message, 'content'));
}
function callOf(document, block) {
    const [id, name, input] = [stringOf(member(block, 'id')), stringOf(member(block, 'name')), member(block, 'input')];
    if (stringOf(member(block, 'type')) !== 'tool_use' || id === undefined || name === undefined)
        return undefined;
    return { id, name, input: input === undefined ? { kind: 'raw', text: '' } : { kind: 'json', text: textOf(document, input) } };
}
/** The id of a call whose result says that it ran: neither refused (which is noted beside it) nor answered by the agent itself. */
function ranIn(root, block) {
    if (stringOf(member(block, 'type')) !== 'tool_result' || member(root, 'toolDenialKind') !== undefined)
        return undefined;
    const content = stringOf(member(block, 'content')) ?? '';
    const isError = member(block, 'is_error');
    const byItself = isError?.kind === 'boolean' && isError.value && isAnswer(content);
    return byItself ? undefined : stringOf(member(block, 'tool_use_id'));
}
