import { parseJson } from '../../contract/json/parse.js';
import { isTrue, itemsAt, textAt } from '../../contract/json/pick.js';
import { member } from '../../contract/json/view.js';
const OTHER = { kind: 'other' };
/** What is no JSON is none of it. */
export function readLine(line) {
    const read = parseJson(line);
    if (!read.ok)
        return OTHER;
    const { root } = read.value;
    switch (wordsAt(root, 'type')) {
        case 'system':
            return system(root);
        case 'assistant':
            return said(root);
        case 'result':
            return {
                kind: 'ended',
                isError: isTrue(member(root, 'is_error')) || wordsAt(root, 'subtype') !== 'success',
                reason: wordsAt(root, 'terminal_reason') || wordsAt(root, 'subtype'),
                result: wordsAt(root, 'result'),
            };
        default:
            return OTHER;
    }
}
function system(root) {
    switch (wordsAt(root, 'subtype')) {
        case 'init':
            return {
                kind: 'started',
                version: wordsAt(root, 'claude_code_version'),
                permissionMode: wordsAt(root, 'permissionMode'),
                mcp: itemsAt(root, 'mcp_servers').map((server) => ({ name: wordsAt(server, 'name'), status: wordsAt(server, 'status') })),
            };
        case 'hook_response':
            return {
                kind: 'hook',
                event: wordsAt(root, 'hook_event'),
                name: wordsAt(root, 'hook_name'),
                outcome: wordsAt(root, 'outcome'),
                output: wordsAt(root, 'stderr') || wordsAt(root, 'stdout'),
            };
        default:
            return OTHER;
    }
}
function said(root) {
    const text = itemsAt(root, 'message', 'content')
        .filter((block) => wordsAt(block, 'type') === 'text')
        .map((block) => wordsAt(block, 'text'))
        .join('\n');
    return text === '' ? OTHER : { kind: 'said', agentId: wordsAt(root, 'agent_id') || 'main', text };
}
const wordsAt = (node, key) => textAt(node, key) ?? '';
