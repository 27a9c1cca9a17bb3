// One line of the agent's stream. Anything that is no event of it is undefined.
import { parseJson } from '../../contract/json/parse.js';
import { textAt } from '../../contract/json/pick.js';
export function readEvent(line) {
    const read = parseJson(line);
    if (!read.ok)
        return undefined;
    const { root } = read.value;
    switch (textAt(root, 'type') ?? '') {
        case 'message':
            return textAt(root, 'role') === 'assistant' ? { kind: 'text', text: textAt(root, 'content') ?? '' } : undefined;
        case 'tool_use':
            return { kind: 'tool' };
        case 'error':
            return { kind: 'error', severity: textAt(root, 'severity') ?? 'error', message: textAt(root, 'message') ?? '' };
        case 'result':
            return { kind: 'result', isSuccess: textAt(root, 'status') === 'success', message: textAt(root, 'error', 'message') };
        default:
            return undefined;
    }
}
