// What Copilot CLI says of itself with `--output-format json`: a line is an event. Pure.
import { parseJson } from '../../contract/json/parse.js';
import { numberOf, textAt } from '../../contract/json/pick.js';
import { member } from '../../contract/json/view.js';
import { bindingFault } from './faults.js';
/** Undefined: nothing that matters here, or no event at all. */
export function readEvent(line) {
    const read = parseJson(line);
    if (!read.ok)
        return undefined;
    const { root } = read.value;
    switch (textAt(root, 'type')) {
        case 'assistant.message': {
            const said = textAt(root, 'data', 'content');
            return said === undefined || said === '' ? undefined : { kind: 'message', agentId: textAt(root, 'agentId') ?? 'main', text: said };
        }
        case 'session.error':
            return { kind: 'error', message: textAt(root, 'data', 'message') ?? 'the agent says that it failed' };
        case 'tool.execution_complete': {
            const words = bindingFault(textAt(root, 'data', 'error', 'code'), textAt(root, 'data', 'error', 'message'));
            return words === undefined ? undefined : { kind: 'fault', words };
        }
        case 'result':
            return { kind: 'result', exitCode: numberOf(member(root, 'exitCode')) };
        case undefined:
        default:
            return undefined;
    }
}
