import { textAt, within } from '../../../contract/json/pick.js';
import { quoteJson, textOf } from '../../../contract/json/text.js';
import { fail, ok } from '../../../contract/result.js';
import { foreignMember } from '../nodes.js';
import { partsOutput, partsText, sameOutput } from '../output.js';
import { setMember } from '../patches.js';
import { readParts, readSource } from './parts.js';
import { readShellOutput } from './shell-output.js';
import { readToolList } from './tools.js';
const PARTS = { text: ['input_text', 'output_text', 'text'], any: ['input_text', 'input_image', 'input_file'] };
const MEMBERS = new Set([
    'type',
    'id',
    'call_id',
    'output',
    'result',
    'status',
    'caller',
    'name',
    'namespace',
    'tools',
    'execution',
    'server_label',
    'error',
    'acknowledged_safety_checks',
    'created_by',
    'internal_chat_message_metadata_passthrough',
]);
/** An item that answers a call; `unknown` where it is none of these. */
export function readOutput(sheet, item, type, path, place) {
    const reading = readingOf(sheet, item, type, path);
    if (reading === undefined)
        return 'unknown';
    if (typeof reading === 'string') {
        sheet.refuse(path, reading);
        return 'read';
    }
    const foreign = foreignMember(item, MEMBERS);
    if (foreign !== undefined)
        sheet.refuse(path, `is a result with a field that is not known ('${foreign.slice(0, 80)}')`);
    const callId = textAt(item, 'call_id') ?? textAt(item, 'id');
    const toolName = textAt(item, 'name');
    sheet.addResult({ node: item, path, callId, toolName, call: sheet.callOf(callId), place, ...reading });
    return 'read';
}
function readingOf(sheet, item, type, path) {
    const output = within(item, 'output');
    switch (type) {
        case 'function_call_output':
        case 'custom_tool_call_output':
        case 'local_shell_call_output':
            return partsReading(sheet, item, output, path);
        case 'shell_call_output':
            return readShellOutput(sheet, output);
        case 'apply_patch_call_output':
            return patchReading(item, output);
        case 'computer_call_output':
            return output?.kind === 'object' ? screenReading(sheet, output, path) : 'is a result without output';
        case 'program_output': {
            const result = within(item, 'result');
            return result?.kind === 'string'
                ? { ...textReading(item, 'result', result.value, [result]), hosted: 'code-execution' }
                : 'is a result without text';
        }
        case 'tool_search_output': {
            readToolList(sheet, within(item, 'tools'), `${path}.tools`);
            const isOwn = textAt(item, 'execution') === 'client';
            return listReading(sheet, item, { toolName: 'tool_search', ...(isOwn ? {} : { hosted: 'tool-search' }) });
        }
        case 'mcp_list_tools':
            return listReading(sheet, item, { toolName: textAt(item, 'server_label'), hosted: 'remote-mcp' });
        default:
            return undefined;
    }
}
/** A string, or parts. The wire has no place that says whether it is an error. */
function partsReading(sheet, item, output, path) {
    if (output === undefined || (output.kind !== 'string' && output.kind !== 'array'))
        return 'is a result whose output is neither a text nor a list of parts';
    if (output.kind === 'array')
        readParts(sheet, output, `${path}.output`, undefined);
    const own = partsOutput(sheet.document, output, PARTS);
    return {
        output: own,
        isError: false,
        covers: [output],
        replace: (ruled) => ok(sameOutput(ruled, own) ? [] : [setMember(item, 'output', partsText(ruled, PARTS))]),
    };
}
function textReading(item, key, text, covers) {
    const own = { kind: 'text', text };
    return {
        output: own,
        isError: false,
        covers,
        replace: (ruled) => ok(sameOutput(ruled, own) ? [] : [setMember(item, key, quoteJson(ruled.text))]),
    };
}
/** Words, which may be left out, and whether the patch could be applied. */
function patchReading(item, output) {
    if (output !== undefined && output.kind !== 'string' && output.kind !== 'null')
        return 'is a result whose output is not a text';
    const isError = textAt(item, 'status') === 'failed';
    const words = textReading(item, 'output', output?.kind === 'string' ? output.value : '', output === undefined ? [] : [output]);
    return {
        ...words,
        isError,
        replace(ruled, error) {
            const patches = words.replace(ruled, error);
            if (!patches.ok || error === isError)
                return patches;
            return ok([...patches.value, setMember(item, 'status', error ? '"failed"' : '"completed"')]);
        },
    };
}
function screenReading(sheet, output, path) {
    readSource(sheet, output, `${path}.output`, 'image_url', undefined);
    const own = { kind: 'json', text: textOf(sheet.document, output) };
    return {
        output: own,
        isError: false,
        hosted: 'computer-use',
        covers: [output],
        replace: (ruled) => (sameOutput(ruled, own) ? ok([]) : fail('is a screen, in whose place only another screen can stand')),
    };
}
/** Definitions of tools. Words have no place among them: in the place of a list that is withheld stands an empty one. */
function listReading(sheet, item, more) {
    const tools = within(item, 'tools');
    if (tools?.kind !== 'array')
        return 'is a result without a list of tools';
    const own = { kind: 'json', text: textOf(sheet.document, tools) };
    return {
        output: own,
        isError: false,
        ...more,
        covers: [tools],
        replace(ruled) {
            if (sameOutput(ruled, own))
                return ok([]);
            return ok([setMember(item, 'tools', ruled.kind === 'json' && ruled.text.startsWith('[') ? ruled.text : '[]')]);
        },
    };
}
