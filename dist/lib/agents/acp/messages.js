// What an agent tells of its calls, read from the exact text of its messages: an input must reach the chain as it was written.
import { defined } from '../../contract/defined.js';
import { itemsOf, stringOf } from '../../contract/json/pick.js';
import { textOf } from '../../contract/json/text.js';
import { member } from '../../contract/json/view.js';
import { fail, ok } from '../../contract/result.js';
/** `params` of `session/update`. The error composes after `the agent`. */
export function readUpdate(document, params) {
    const update = member(params, 'update');
    const type = update === undefined ? undefined : stringOf(member(update, 'sessionUpdate'));
    if (update === undefined || type === undefined)
        return fail('told of something without saying what');
    if (type === 'agent_message_chunk') {
        const content = member(update, 'content');
        const text = content === undefined ? undefined : stringOf(member(content, 'text'));
        return ok(text === undefined ? { kind: 'nothing' } : { kind: 'text', text });
    }
    if (type !== 'tool_call' && type !== 'tool_call_update')
        return ok({ kind: 'nothing' });
    const call = readCall(document, update);
    return call.ok ? ok({ kind: 'call', isNew: type === 'tool_call', call: call.value }) : call;
}
/** `params` of `session/request_permission`. The error composes after `the agent`. */
export function readRequest(document, params) {
    const session = stringOf(member(params, 'sessionId'));
    const told = member(params, 'toolCall');
    if (session === undefined || told === undefined)
        return fail('asked for a permission without saying for what');
    const call = readCall(document, told);
    if (!call.ok)
        return call;
    const options = itemsOf(member(params, 'options')).flatMap((option) => {
        const id = stringOf(member(option, 'optionId'));
        const kind = stringOf(member(option, 'kind'));
        return id === undefined || kind === undefined ? [] : [{ id, kind }];
    });
    return ok({ session, call: call.value, options });
}
function readCall(document, node) {
    const id = stringOf(member(node, 'toolCallId'));
    if (id === undefined)
        return fail('told of a call without its id');
    const exact = (name) => {
        const found = member(node, name);
        return found === undefined || found.kind === 'null' ? undefined : textOf(document, found);
    };
    const texts = { kind: stringOf(member(node, 'kind')), title: stringOf(member(node, 'title')), status: stringOf(member(node, 'status')) };
    const raw = { rawInput: exact('rawInput'), rawOutput: exact('rawOutput') };
    return ok({ id, ...defined({ ...texts, ...raw }), ...pathsOf(member(node, 'locations')), ...contentOf(member(node, 'content')) });
}
function pathsOf(locations) {
    if (locations?.kind !== 'array')
        return {};
    return { paths: itemsOf(locations).flatMap((location) => stringOf(member(location, 'path')) ?? []) };
}
function contentOf(content) {
    if (content?.kind !== 'array')
        return {};
    const diffs = [];
    const texts = [];
    for (const item of content.items) {
        const path = stringOf(member(item, 'path'));
        const newText = stringOf(member(item, 'newText'));
        const inner = member(item, 'content');
        const text = inner === undefined ? undefined : stringOf(member(inner, 'text'));
        if (path !== undefined && newText !== undefined)
            diffs.push({ path, newText, ...defined({ oldText: stringOf(member(item, 'oldText')) }) });
        if (text !== undefined)
            texts.push(text);
    }
    return { ...(diffs.length === 0 ? {} : { diffs }), ...(texts.length === 0 ? {} : { text: texts.join('\n') }) };
}
