import { toolInput } from '../../../contract/input.js';
import { textAt, within } from '../../../contract/json/pick.js';
import { textOf } from '../../../contract/json/text.js';
import { ok } from '../../../contract/result.js';
import { foreignMember, given } from '../nodes.js';
import { partsOutput, partsText, sameOutput } from '../output.js';
import { memberPlace, setMember } from '../patches.js';
import { readParts } from './parts.js';
const PARTS = { text: ['text'], any: ['text', 'image_url'] };
const RESULT_MEMBERS = new Set(['role', 'content', 'tool_call_id', 'name', 'id']);
export function readMessage(sheet, message, where) {
    switch (textAt(message, 'role') ?? '') {
        case 'system':
        case 'developer':
        case 'user':
            return readWords(sheet, message, where);
        case 'assistant':
            readWords(sheet, message, where);
            return readCalls(sheet, message, where);
        case 'tool':
        case 'function':
            return readResult(sheet, message, where);
        default:
            return sheet.refuse(where.path, 'has a role that is not known');
    }
}
function readWords(sheet, message, { path, beside }) {
    const content = given(message, 'content');
    if (content !== undefined && content.kind !== 'string')
        readParts(sheet, content, `${path}.content`, beside);
    const audio = given(message, 'audio');
    if (audio !== undefined) {
        sheet.wayOut(audio, `${path}.audio`, {
            kind: 'item-reference',
            barred: 'always',
            why: 'it refers to sound that is kept at the provider',
        });
    }
}
function readCalls(sheet, message, { path, place, answerable }) {
    const keep = hasWords(message);
    const calls = given(message, 'tool_calls');
    if (calls !== undefined && calls.kind !== 'array')
        return sheet.refuse(`${path}.tool_calls`, 'is not a list');
    for (const [index, call] of (calls?.items ?? []).entries()) {
        if (calls === undefined)
            return;
        const whenEmpty = keep ? memberPlace(message, 'tool_calls') : place;
        const at = { within: calls, index, ...(whenEmpty === undefined ? {} : { whenEmpty }) };
        readCall(sheet, call, within(call, textAt(call, 'type') === 'custom' ? 'custom' : 'function'), {
            path: `${path}.tool_calls[${index}]`,
            place: at,
        });
    }
    const old = given(message, 'function_call');
    if (old === undefined)
        return;
    const at = (keep ? memberPlace(message, 'function_call') : undefined) ?? place;
    readCall(sheet, old, old, { path: `${path}.function_call`, place: at });
    answerable.add(textAt(old, 'name') ?? '', sheet.calls.length - 1);
}
function readCall(sheet, call, body, { path, place }) {
    const name = textAt(body, 'name');
    const input = within(body, 'arguments') ?? within(body, 'input');
    if (name === undefined || (input?.kind !== 'string' && input?.kind !== 'object'))
        return sheet.refuse(path, 'is a call without a name or an input');
    const text = input.kind === 'string' ? toolInput(input.value) : { kind: 'json', text: textOf(sheet.document, input) };
    sheet.addCall({ node: call, id: textAt(call, 'id'), name, input: text, covers: input, place });
}
/** The role `tool`, and `function` before it. The wire has no place that says whether a result is an error. */
function readResult(sheet, message, { path, place, answerable, beside }) {
    const content = within(message, 'content');
    const foreign = foreignMember(message, RESULT_MEMBERS);
    if (foreign !== undefined)
        return sheet.refuse(path, `is a result with a field that is not known ('${foreign.slice(0, 80)}')`);
    if (content === undefined || content.kind === 'object' || content.kind === 'number' || content.kind === 'boolean') {
        return sheet.refuse(path, 'is a result whose content is neither a text nor a list of parts');
    }
    if (content.kind === 'array')
        readParts(sheet, content, `${path}.content`, undefined);
    const callId = textAt(message, 'tool_call_id');
    const toolName = textAt(message, 'name');
    const call = callId === undefined ? answerable.take(toolName ?? '') : sheet.callOf(callId);
    const output = partsOutput(sheet.document, content, PARTS);
    const index = sheet.addResult({
        node: message,
        path,
        callId,
        toolName,
        call,
        output,
        isError: false,
        covers: [content],
        place,
        replace: (ruled) => ok(sameOutput(ruled, output) ? [] : [setMember(message, 'content', partsText(ruled, PARTS))]),
    });
    beside.push(index);
}
function hasWords(message) {
    const content = given(message, 'content');
    if (content?.kind === 'string')
        return content.value !== '';
    return (content?.kind === 'array' && content.items.length > 0) || given(message, 'refusal') !== undefined;
}
