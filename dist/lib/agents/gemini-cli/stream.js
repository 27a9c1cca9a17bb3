// One line of the agent's stream. Anything that is no event of it is undefined.
import { parseJson } from '../../contract/json/parse.js';
import { member } from '../../contract/json/view.js';
export function readEvent(line) {
    const read = parseJson(line);
    if (!read.ok)
        return undefined;
    const { root } = read.value;
    switch (text(root, 'type') ?? '') {
        case 'message':
            return text(root, 'role') === 'assistant' ? { kind: 'text', text: text(root, 'content') ?? '' } : undefined;
        case 'tool_use':
            return { kind: 'tool' };
        case 'error':
            return { kind: 'error', severity: text(root, 'severity') ?? 'error', message: text(root, 'message') ?? '' };
        case 'result': {
            const error = member(root, 'error');
            return {
                kind: 'result',
                isSuccess: text(root, 'status') === 'success',
                message: error === undefined ? undefined : text(error, 'message'),
            };
        }
        default:
            return undefined;
    }
}
function text(node, key) {
    const value = member(node, key);
    return value?.kind === 'string' ? value.value : undefined;
}
