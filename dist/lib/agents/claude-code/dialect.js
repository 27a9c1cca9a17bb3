import { entryOf } from '../../contract/entry-of.js';
import { parseJson } from '../../contract/json/parse.js';
import { stringOf } from '../../contract/json/pick.js';
import { quoteJson, textOf } from '../../contract/json/text.js';
import { member } from '../../contract/json/view.js';
import { fail, ok } from '../../contract/result.js';
import { outputOf, replacementFor } from './outputs.js';
/** The events at which the guard has its one hook, and the last part of the path that each asks. */
export const EVENTS = { PreToolUse: 'pre', PostToolUse: 'post', PostToolUseFailure: 'post' };
const reply = (stdout) => ({ stdout });
const before = (decision, reason, more = '') => reply(`{"hookSpecificOutput":{"hookEventName":"PreToolUse","permissionDecision":"${decision}","permissionDecisionReason":${quoteJson(reason)}${more}}}`);
const KEEP = reply('{}');
export const dialect = {
    read,
    allow: () => before('allow', 'allowed by basis guard'),
    modify: (_call, input) => before('allow', 'rewritten by basis guard', `,"updatedInput":${input}`),
    deny: (_call, words) => before('deny', words === '' ? 'denied by basis guard' : words),
    keep: () => KEEP,
    replace: ({ call, native }, shown) => {
        if (!isNative(native))
            return KEEP;
        const output = replacementFor(call.name, native.response, shown);
        return output === undefined ? KEEP : reply(`{"hookSpecificOutput":{"hookEventName":"PostToolUse","updatedToolOutput":${output}}}`);
    },
    // The model never reads the result then: the session ends.
    withhold: (words) => reply(`{"continue":false,"stopReason":${quoteJson(words)}}`),
};
function read(event, body) {
    const parsed = parseJson(body);
    if (!parsed.ok)
        return fail(`the question is not JSON: ${parsed.error.message}`);
    const { root } = parsed.value;
    const name = stringOf(member(root, 'hook_event_name'));
    const asked = name === undefined ? undefined : entryOf(EVENTS, name);
    if (asked === undefined || asked !== event)
        return fail(`a question of the event ${JSON.stringify(name ?? '')} came to '${event}'`);
    const call = callOf(parsed.value);
    if (!call.ok)
        return call;
    if (asked === 'pre')
        return ok({ event: 'pre', call: call.value });
    return name === 'PostToolUseFailure' ? failed(parsed.value, call.value) : ended(parsed.value, call.value);
}
function callOf(document) {
    const { root } = document;
    const name = stringOf(member(root, 'tool_name'));
    if (!name)
        return fail('the question names no tool');
    const id = stringOf(member(root, 'tool_use_id'));
    const subAgent = stringOf(member(root, 'agent_id'));
    const input = member(root, 'tool_input');
    return ok({
        name,
        ...(id ? { id } : {}),
        ...(subAgent ? { subAgent } : {}),
        input: input === undefined ? { kind: 'raw', text: '' } : { kind: 'json', text: textOf(document, input) },
    });
}
function ended(document, call) {
    const response = member(document.root, 'tool_response');
    if (response === undefined)
        return fail('the question after a call has no output in it');
    const result = { output: outputOf(call.name, document, response), isError: false };
    const native = { response: textOf(document, response) };
    return ok({ event: 'post', call, result, native });
}
/** Of a failed tool there is no replacement: it has no `native`. */
function failed({ root }, call) {
    const error = stringOf(member(root, 'error'));
    if (error === undefined)
        return fail('the question after a failed call has no error in it');
    return ok({ event: 'post', call, result: { output: { kind: 'text', text: error }, isError: true }, native: undefined });
}
const isNative = (native) => typeof native === 'object' && native !== null && 'response' in native && typeof native.response === 'string';
