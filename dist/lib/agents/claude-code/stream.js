import { parseJson } from '../../contract/json/parse.js';
import { itemsOf, stringOf } from '../../contract/json/pick.js';
import { member } from '../../contract/json/view.js';
const OTHER = { kind: 'other' };
/** What is no JSON is none of it. */
export function readLine(line) {
    const read = parseJson(line);
    if (!read.ok)
        return OTHER;
    const { root } = read.value;
    switch (textAt(root, 'type')) {
        case 'system':
            return system(root);
        case 'assistant':
            return said(root);
        case 'result':
            return {
                kind: 'ended',
                isError: isTrue(member(root, 'is_error')) || textAt(root, 'subtype') !== 'success',
                reason: textAt(root, 'terminal_reason') || textAt(root, 'subtype'),
                result: textAt(root, 'result'),
            };
        default:
            return OTHER;
    }
}
function system(root) {
    switch (textAt(root, 'subtype')) {
        case 'init':
            return {
                kind: 'started',
                version: textAt(root, 'claude_code_version'),
                permissionMode: textAt(root, 'permissionMode'),
                mcp: itemsOf(member(root, 'mcp_servers')).map((server) => ({ name: textAt(server, 'name'), status: textAt(server, 'status') })),
            };
        case 'hook_response':
            return {
                kind: 'hook',
                event: textAt(root, 'hook_event'),
                name: textAt(root, 'hook_name'),
                outcome: textAt(root, 'outcome'),
                output: textAt(root, 'stderr') || textAt(root, 'stdout'),
            };
        default:
            return OTHER;
    }
}
function said(root) {
    const message = member(root, 'message');
    const blocks = itemsOf(message === undefined ? undefined : member(message, 'content'));
    const text = blocks
        .filter((block) => textAt(block, 'type') === 'text')
        .map((block) => textAt(block, 'text'))
        .join('\n');
    return text === '' ? OTHER : { kind: 'said', agentId: textAt(root, 'agent_id') || 'main', text };
}
const textAt = (node, key) => stringOf(member(node, key)) ?? '';
const isTrue = (node) => node?.kind === 'boolean' && node.value;
