import { isTrue, itemsAt, textAt, within } from '../../../contract/json/pick.js';
import { quoteJson, textOf } from '../../../contract/json/text.js';
import { fail, ok } from '../../../contract/result.js';
import { foreignMember } from '../nodes.js';
import { partsOutput, partsText, sameOutput } from '../output.js';
import { setMember } from '../patches.js';
import { readAttachment } from './attachments.js';
const BLOCKS = { text: ['text'], any: ['text', 'image', 'document', 'search_result', 'tool_reference', 'browser_state'] };
/** An error may hold text alone. */
const ERROR_BLOCKS = { text: ['text'], any: ['text'] };
const MEMBERS = new Set(['type', 'tool_use_id', 'content', 'is_error', 'toolset_name']);
/** `tool_result` and `mcp_tool_result`: a string or blocks, and whether it is an error. */
export function readToolResult(sheet, block, path, place, hosted) {
    const callId = textAt(block, 'tool_use_id');
    const foreign = foreignMember(block, MEMBERS);
    const content = within(block, 'content');
    const flag = within(block, 'is_error');
    const isError = isTrue(flag);
    if (callId === undefined)
        return sheet.refuse(path, 'is a result without the id of its call');
    if (foreign !== undefined)
        return sheet.refuse(path, `is a result with a field that is not known ('${foreign.slice(0, 80)}')`);
    if (content?.kind === 'object' || content?.kind === 'number' || content?.kind === 'boolean') {
        return sheet.refuse(path, 'is a result whose content is neither a text nor a list of blocks');
    }
    if (flag !== undefined && flag.kind !== 'boolean' && flag.kind !== 'null')
        return sheet.refuse(path, "has an 'is_error' that is neither true nor false");
    for (const [index, part] of itemsAt(block, 'content').entries()) {
        const type = textAt(part, 'type');
        if (part.kind === 'object' && (type === 'image' || type === 'document')) {
            readAttachment(sheet, part, `${path}.content[${index}]`, undefined);
        }
    }
    const output = partsOutput(sheet.document, content, BLOCKS);
    return sheet.addResult({
        node: block,
        path,
        callId,
        toolName: undefined,
        call: sheet.callOf(callId),
        output,
        isError,
        ...(hosted === undefined ? {} : { hosted }),
        covers: content === undefined ? [] : [content],
        place,
        replace(ruled, error) {
            const patches = [];
            if (!sameOutput(ruled, output))
                patches.push(setMember(block, 'content', partsText(ruled, error ? ERROR_BLOCKS : BLOCKS)));
            if (error !== isError)
                patches.push(setMember(block, 'is_error', String(error)));
            return ok(patches);
        },
    });
}
/** `web_search_tool_result` and alike. Such a result has room for words nowhere: put in its place is the error that it is not available. */
export function readServerResult(sheet, block, path, place, { type, hosted }) {
    const callId = textAt(block, 'tool_use_id');
    const content = within(block, 'content');
    if (callId === undefined || content === undefined)
        return sheet.refuse(path, 'is a result without the id of its call or without content');
    const output = { kind: 'json', text: textOf(sheet.document, content) };
    const isError = textAt(content, 'type')?.endsWith('_error') === true;
    return sheet.addResult({
        node: block,
        path,
        callId,
        toolName: undefined,
        call: sheet.callOf(callId),
        output,
        isError,
        hosted,
        covers: [content],
        place,
        replace(ruled, error) {
            if (sameOutput(ruled, output) && error === isError)
                return ok([]);
            return ok([setMember(block, 'content', `{"type":${quoteJson(`${type}_error`)},"error_code":"unavailable"}`)]);
        },
    });
}
/** What a remote MCP server said that it has. */
export function readListing(sheet, block, path, place) {
    const tools = within(block, 'tools');
    if (tools === undefined)
        return sheet.refuse(path, 'is a listing without tools');
    const output = { kind: 'json', text: textOf(sheet.document, tools) };
    return sheet.addResult({
        node: block,
        path,
        callId: undefined,
        toolName: textAt(block, 'mcp_server_name'),
        call: undefined,
        output,
        isError: false,
        hosted: 'remote-mcp',
        covers: [tools],
        place,
        replace: (ruled) => (sameOutput(ruled, output) ? ok([]) : fail('is a listing of tools, in whose place nothing else can stand')),
    });
}
