import { isTrue, itemsAt, textAt, within } from '../../../contract/json/pick.js';
import { textOf } from '../../../contract/json/text.js';
import { readBody } from '../body.js';
import { given } from '../nodes.js';
import { readAttachment } from './attachments.js';
import { hostedTool, answeredTool } from './kinds.js';
import { readListing, readServerResult, readToolResult } from './results.js';
import { readAddition, readTools } from './tools.js';
export function readAnthropic(body, route) {
    return readMessagesOf('anthropic', body, route);
}
/** A body of this API as a provider or a cloud takes it. What its path says the body may repeat, and not say otherwise. */
export function readMessagesOf(wire, body, route) {
    return readBody(wire, body, route, {
        read(sheet, root) {
            const model = given(root, 'model');
            const stream = given(root, 'stream');
            const asked = route.kind === 'generate' ? route.stream : undefined;
            if (route.model === undefined && textAt(root, 'model') === undefined)
                sheet.refuse('the request', 'names no model');
            if (route.model !== undefined && model !== undefined && textAt(root, 'model') !== route.model)
                sheet.refuse('model', 'is another one than that of the path');
            if (asked !== undefined && stream !== undefined && isTrue(stream) !== asked)
                sheet.refuse('stream', 'says otherwise than the path');
            readTools(sheet, root);
            readState(sheet, root);
            readContent(sheet, within(root, 'system'), { path: 'system', beside: [] });
            readMessages(sheet, within(root, 'messages'));
        },
    });
}
/** What the request refers to that lies with the provider, and other models that may answer it. */
function readState(sheet, root) {
    const container = given(root, 'container');
    if (container !== undefined) {
        sheet.wayOut(container, 'container', { kind: 'container', barred: 'unless-external', why: "a container runs at the provider's" });
    }
    const thread = given(root, 'thread');
    if (thread !== undefined) {
        const isNew = textAt(thread, 'type') === 'create';
        sheet.wayOut(thread, 'thread', isNew
            ? { kind: 'store', barred: 'unless-external', why: 'the conversation would be kept at the provider' }
            : { kind: 'previous-response', barred: 'always', why: 'it goes on from a conversation that is kept at the provider' });
    }
    const fallbacks = given(root, 'fallbacks');
    if (fallbacks?.kind === 'string')
        sheet.otherModels.push(fallbacks.value);
    for (const fallback of itemsAt(root, 'fallbacks'))
        sheet.otherModels.push(textAt(fallback, 'model') ?? '');
}
function readMessages(sheet, messages) {
    if (messages?.kind !== 'array')
        return sheet.refuse('messages', 'is not a list');
    let beside = [];
    for (const [index, message] of messages.items.entries()) {
        const path = `messages[${index}]`;
        const role = textAt(message, 'role');
        if (role !== 'user' && role !== 'assistant' && role !== 'system')
            return sheet.refuse(path, 'has a role that is not known');
        const content = within(message, 'content');
        if (content === undefined)
            return sheet.refuse(path, 'has no content');
        if (role === 'assistant')
            beside = [];
        readContent(sheet, content, { path: `${path}.content`, beside, whenEmpty: { within: messages, index } });
    }
}
/** A string, or blocks. */
function readContent(sheet, content, { path, beside, whenEmpty }) {
    if (content === undefined || content.kind === 'string')
        return;
    if (content.kind !== 'array')
        return sheet.refuse(path, 'is neither a text nor a list of blocks');
    for (const [index, block] of content.items.entries()) {
        const place = { within: content, index, ...(whenEmpty === undefined ? {} : { whenEmpty }) };
        if (block.kind !== 'object')
            return sheet.refuse(`${path}[${index}]`, 'is not a block');
        const result = readBlock(sheet, block, `${path}[${index}]`, place, beside);
        if (result !== undefined)
            beside.push(result);
    }
}
/** The place of the result that the block is, if it is one. */
function readBlock(sheet, block, path, place, beside) {
    const type = textAt(block, 'type') ?? '';
    switch (type) {
        case 'text':
        case 'redacted_thinking':
        case 'fallback':
        case 'tool_removal':
            return undefined;
        case 'thinking':
            sheet.fixed.add(block);
            return undefined;
        case 'compaction':
            // With a signature its text is one piece with it; without one it is a summary like any other text.
            if (given(block, 'signature') !== undefined)
                sheet.fixed.add(block);
            readToolChanges(sheet, within(block, 'tool_changes'), `${path}.tool_changes`);
            return undefined;
        case 'image':
        case 'document':
        case 'search_result':
            readAttachment(sheet, block, path, beside);
            return undefined;
        case 'container_upload':
            sheet.wayOut(block, path, { kind: 'file-id', barred: 'unless-external', why: 'it names a file that lies with the provider' });
            return undefined;
        case 'tool_addition':
            readAddition(sheet, block, path, place);
            return undefined;
        case 'tool_use':
        case 'server_tool_use':
        case 'mcp_tool_use':
            readCall(sheet, block, type, path, place);
            return undefined;
        case 'tool_result':
        case 'mcp_tool_result':
            return readToolResult(sheet, block, path, place, type === 'mcp_tool_result' ? 'remote-mcp' : undefined);
        case 'mcp_tool_listing':
            return readListing(sheet, block, path, place);
        default: {
            const tool = answeredTool(type);
            if (tool !== undefined)
                return readServerResult(sheet, block, path, place, { type, hosted: hostedTool(tool) });
            sheet.refuse(path, type === '' ? 'has no type' : `is of a type that is not known ('${type.slice(0, 80)}') and may carry a result`);
            return undefined;
        }
    }
}
function readToolChanges(sheet, changes, path) {
    if (changes?.kind !== 'array')
        return;
    for (const [index, change] of changes.items.entries())
        readAddition(sheet, change, `${path}[${index}]`, { within: changes, index });
}
function readCall(sheet, block, type, path, place) {
    const id = textAt(block, 'id');
    const name = textAt(block, 'name');
    const input = within(block, 'input');
    if (id === undefined || name === undefined || input === undefined)
        return sheet.refuse(path, 'is a call without an id, a name or an input');
    sheet.addCall({
        node: block,
        id,
        name,
        namespace: textAt(block, 'server_name'),
        input: { kind: 'json', text: textOf(sheet.document, input) },
        hosted: type === 'tool_use' ? undefined : type === 'mcp_tool_use' ? 'remote-mcp' : hostedTool(name),
        covers: input,
        place,
    });
}
