import { entryOf } from '../../contract/entry-of.js';
import { member } from '../../contract/json/view.js';
import { isCacheMark } from './nodes.js';
/** Members that say whose words the rest are, on every wire. */
const PLACES = {
    system: 'system',
    systemInstruction: 'system',
    system_instruction: 'system',
    instructions: 'system',
    tools: 'tool',
    functions: 'tool',
};
const ROLES = {
    system: 'system',
    developer: 'system',
    user: 'user',
    assistant: 'assistant',
    model: 'assistant',
};
/** Members whose strings are names, ids or opaque data: another text there is another request, or none. */
const FIXED = new Set([
    ['type', 'role', 'model', 'name', 'id', 'call_id', 'tool_use_id', 'tool_call_id', 'namespace', 'callId', 'mimeType', 'mime_type'],
    ['signature', 'thoughtSignature', 'thought_signature', 'encrypted_content', 'encrypted_index', 'encrypted_function_args'],
    ['data', 'file_data', 'media_type'],
].flat());
/** Names of fields shorter than this are not told. */
const SHORTEST_KEY = 6;
/** Every string of the tree in the order of the text, the ruled ones apart, and every longer name of a field once. */
export function* stringsOf(root, rules) {
    const keys = new Set();
    const open = [{ node: root, where: 'other', fixed: false, path: '' }];
    for (let step = open.pop(); step !== undefined; step = open.pop()) {
        const { node, path } = step;
        if (rules.ruled.has(node)) {
            open.push(...marksOf(step));
            continue;
        }
        const where = rules.inputs.has(node) ? 'call' : step.where;
        const fixed = step.fixed || rules.fixed.has(node);
        if (node.kind === 'string') {
            const isData = node.value.startsWith('data:');
            yield { at: node.start, text: node.value, where, fixed: fixed || isData, path };
        }
        else if (node.kind === 'array') {
            for (let at = node.items.length - 1; at >= 0; at--) {
                const item = node.items[at];
                if (item !== undefined)
                    open.push({ node: item, where, fixed, path: `${path}[${at}]` });
            }
        }
        else if (node.kind === 'object') {
            const within = where === 'other' ? roleOf(node) : where;
            for (const { key, keyStart } of node.members) {
                if (key.length < SHORTEST_KEY || keys.has(key))
                    continue;
                keys.add(key);
                yield { at: keyStart, text: key, where: 'key', fixed: true, path: path === '' ? key : `${path}.${key}` };
            }
            for (let at = node.members.length - 1; at >= 0; at--) {
                const one = node.members[at];
                if (one !== undefined)
                    open.push(stepTo(one.key, one.value, within, fixed, path));
            }
        }
    }
}
/** The marks for a cache within a ruled list, which its output leaves out. */
function marksOf({ node, where, path }) {
    if (node.kind !== 'array')
        return [];
    return node.items.flatMap((item, index) => {
        const marks = item.kind === 'object' ? item.members.filter(({ key }) => isCacheMark(key)) : [];
        return marks.map(({ key, value }) => ({ node: value, where, fixed: true, path: `${path}[${index}].${key}` }));
    });
}
function stepTo(key, node, where, fixed, path) {
    const isFixed = fixed || (where !== 'call' && node.kind === 'string' && FIXED.has(key));
    return {
        node,
        where: where === 'other' ? (entryOf(PLACES, key) ?? 'other') : where,
        fixed: isFixed,
        path: path === '' ? key : `${path}.${key}`,
    };
}
/** What one agent says to another has no role. */
function roleOf(node) {
    const role = member(node, 'role');
    if (role?.kind === 'string')
        return entryOf(ROLES, role.value) ?? 'other';
    const type = member(node, 'type');
    return type?.kind === 'string' && type.value === 'agent_message' ? 'user' : 'other';
}
