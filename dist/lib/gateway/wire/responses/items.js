import { textAt, within } from '../../../contract/json/pick.js';
import { given } from '../nodes.js';
import { callIn } from './calls.js';
import { readParts } from './parts.js';
import { readOutput } from './results.js';
import { readServerOutput } from './server-results.js';
import { readToolList } from './tools.js';
/** Items that are neither call nor result; what they hold is text, or opaque and of the provider's own making. */
const PLAIN = new Set([
    'reasoning',
    'compaction',
    'compaction_summary',
    'context_compaction',
    'compaction_trigger',
    'configuration_update',
    'mcp_approval_response',
]);
const ROLES = new Set(['user', 'assistant', 'system', 'developer']);
/** One item of the conversation. */
export function readItem(sheet, item, { path, place, beside }) {
    if (item.kind !== 'object')
        return sheet.refuse(path, 'is not an item');
    const type = typeOf(item);
    if (type === undefined)
        return sheet.refuse(path, 'has no type');
    if (PLAIN.has(type))
        return;
    if (type === 'message' || type === 'agent_message')
        return readMessage(sheet, item, type, { path, place, beside });
    if (type === 'additional_tools')
        return readToolList(sheet, within(item, 'tools'), `${path}.tools`);
    if (type === 'item_reference') {
        const why = 'it refers to an item that is kept at the provider';
        return sheet.wayOut(item, path, { kind: 'item-reference', barred: 'always', why });
    }
    const call = callIn(sheet.document, item, type);
    if (typeof call === 'string')
        return sheet.refuse(path, call);
    if (call !== undefined) {
        sheet.addCall({ node: item, ...call, place });
        return readServerOutput(sheet, item, type, path);
    }
    const results = sheet.results.length;
    const output = readOutput(sheet, item, type, path, place);
    for (let index = results; index < sheet.results.length; index++)
        beside.push(index);
    if (output === 'unknown') {
        sheet.refuse(path, `is of a type that is not known ('${type.slice(0, 80)}') and may carry a result`);
    }
}
/** A message may leave its type out, and so may a reference. */
function typeOf(item) {
    const type = given(item, 'type');
    if (type !== undefined)
        return type.kind === 'string' ? type.value : undefined;
    if (textAt(item, 'role') !== undefined)
        return 'message';
    return textAt(item, 'id') === undefined ? undefined : 'item_reference';
}
function readMessage(sheet, item, type, { path, place, beside }) {
    if (type === 'message' && !ROLES.has(textAt(item, 'role') ?? ''))
        return sheet.refuse(path, 'has a role that is not known');
    sheet.addMessage(item, place);
    const content = within(item, 'content');
    if (content === undefined || content.kind === 'string' || content.kind === 'null')
        return;
    readParts(sheet, content, `${path}.content`, beside);
}
