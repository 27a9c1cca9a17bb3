import { parseJson } from '../../../contract/json/parse.js';
import { quoteJson, textOf } from '../../../contract/json/text.js';
import { ok } from '../../../contract/result.js';
import { composed, sameOutput, valueText } from '../output.js';
import { memberPlace, removals, replaceNode, setMember } from '../patches.js';
import { camelCase, fieldOf, spelled, textField, twiceSpelled } from './fields.js';
import { hostedTool } from './kinds.js';
const MEMBERS = new Set(['id', 'name', 'response', 'parts', 'willContinue', 'scheduling']);
const PAYLOADS = new Set(['output', 'result', 'content', 'error']);
/** A result of a function: an object, and on newer models parts beside it. */
export function readFunctionResponse(sheet, value, part, where) {
    const { path, place, calls, beside } = where;
    const toolName = textField(value, 'name');
    const callId = textField(value, 'id');
    const response = fieldOf(value, 'response');
    const parts = fieldOf(value, 'parts');
    const foreign = value.members.find(({ key, value: { kind } }) => !MEMBERS.has(camelCase(key)) && kind !== 'null');
    if (toolName === undefined)
        return sheet.refuse(path, 'is a result without the name of its tool');
    if (foreign !== undefined)
        return sheet.refuse(path, `is a result with a field that is not known ('${foreign.key.slice(0, 80)}')`);
    if (response !== undefined && response.kind !== 'object')
        return sheet.refuse(path, 'is a result that is not an object');
    if (!areInline(sheet, parts, `${path}.parts`))
        return;
    const payload = response === undefined ? undefined : payloadOf(response, toolName);
    const isError = payload?.key === 'error';
    const output = outputOf(sheet, response, payload?.node, parts);
    const index = sheet.addResult({
        node: part,
        path,
        callId,
        toolName,
        call: calls.take(toolName, callId),
        output,
        isError,
        covers: [response, parts].filter((node) => node !== undefined),
        ...(place === undefined ? {} : { place }),
        replace(ruled, error) {
            if (sameOutput(ruled, output) && error === isError)
                return ok([]);
            const both = parts === undefined ? undefined : bothOf(ruled);
            if (both !== undefined && parts !== undefined && response !== undefined) {
                return ok([replaceNode(response, both.response), replaceNode(parts, both.parts)]);
            }
            return ok([...withoutParts(value, parts), newResponse(value, payload, { ruled, isSame: error === isError, error })]);
        },
    });
    beside.push(index);
}
/** Where the one thing stands that a response says, if it says but one thing: `{"output": …}`, also with the tool's name beside it. */
function payloadOf(response, toolName) {
    const [only, ...more] = response.members.filter(({ key, value }) => !(key === 'name' && value.kind === 'string' && value.value === toolName));
    return only === undefined || more.length > 0 || !PAYLOADS.has(only.key) ? undefined : { key: only.key, node: only.value };
}
function outputOf(sheet, response, payload, parts) {
    if (parts !== undefined) {
        const text = response === undefined ? '{}' : textOf(sheet.document, response);
        return { kind: 'json', text: composed(`{"response":${text},"parts":${textOf(sheet.document, parts)}}`) };
    }
    if (response === undefined)
        return { kind: 'text', text: '' };
    const said = payload ?? response;
    return said.kind === 'string' ? { kind: 'text', text: said.value } : { kind: 'json', text: textOf(sheet.document, said) };
}
function newResponse(value, payload, { ruled, isSame, error }) {
    if (payload !== undefined && isSame)
        return replaceNode(payload.node, valueText(ruled));
    const isWhole = payload === undefined && !error && ruled.kind === 'json' && ruled.text.startsWith('{');
    const text = isWhole ? ruled.text : `{"${error ? 'error' : 'output'}":${valueText(ruled)}}`;
    return setMember(value, spelled(value, 'response'), text);
}
function withoutParts(value, parts) {
    const place = parts === undefined ? undefined : memberPlace(value, spelled(value, 'parts'));
    return place === undefined ? [] : removals([place]);
}
/** A ruled output that kept the form in which a response with parts is shown. */
function bothOf(ruled) {
    const read = ruled.kind === 'json' ? parseJson(ruled.text) : undefined;
    if (read?.ok !== true || read.value.root.kind !== 'object' || read.value.root.members.length !== 2)
        return undefined;
    const response = fieldOf(read.value.root, 'response');
    const parts = fieldOf(read.value.root, 'parts');
    if (response?.kind !== 'object' || parts?.kind !== 'array')
        return undefined;
    return { response: textOf(read.value, response), parts: textOf(read.value, parts) };
}
/** Parts of a result may be inline alone; an address in them is a way out. */
function areInline(sheet, parts, path) {
    if (parts === undefined)
        return true;
    const items = parts.kind === 'array' ? parts.items : [parts];
    for (const [index, item] of items.entries()) {
        if (item.kind !== 'object' || twiceSpelled(item) !== undefined) {
            sheet.refuse(`${path}[${index}]`, 'is not a part');
            return false;
        }
        const file = fieldOf(item, 'fileData');
        if (file !== undefined) {
            sheet.wayOut(file, `${path}[${index}]`, { kind: 'url', barred: 'unless-external', why: 'it has the provider fetch an address' });
        }
    }
    return true;
}
/** What code printed that the provider ran. */
export function readCodeResult(sheet, value, part, { path, place, calls, beside }) {
    const printed = fieldOf(value, 'output');
    if (printed !== undefined && printed.kind !== 'string')
        return sheet.refuse(path, 'is a result that is not a text');
    const output = { kind: 'text', text: printed?.value ?? '' };
    const isError = textField(value, 'outcome') !== 'OUTCOME_OK';
    const index = sheet.addResult({
        node: part,
        path,
        callId: textField(value, 'id'),
        toolName: 'code_execution',
        call: calls.take('code_execution', textField(value, 'id')),
        output,
        isError,
        hosted: 'code-execution',
        covers: printed === undefined ? [] : [printed],
        ...(place === undefined ? {} : { place }),
        replace: (ruled) => ok(sameOutput(ruled, output) ? [] : [setMember(value, spelled(value, 'output'), quoteJson(ruled.text))]),
    });
    beside.push(index);
}
/** What a server tool answered. */
export function readToolResponse(sheet, value, part, { path, place, calls, beside }) {
    const type = textField(value, 'toolType') ?? 'unknown';
    const response = fieldOf(value, 'response');
    const output = response === undefined ? { kind: 'text', text: '' } : { kind: 'json', text: textOf(sheet.document, response) };
    const callId = textField(value, 'id');
    const index = sheet.addResult({
        node: part,
        path,
        callId,
        toolName: type,
        call: calls.take(type, callId),
        output,
        isError: false,
        hosted: hostedTool(type),
        covers: response === undefined ? [] : [response],
        ...(place === undefined ? {} : { place }),
        replace: (ruled) => ok(sameOutput(ruled, output) ? [] : [setMember(value, spelled(value, 'response'), `{"error":${valueText(ruled)}}`)]),
    });
    beside.push(index);
}
