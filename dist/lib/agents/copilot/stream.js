import { parseJson } from '../../contract/json/parse.js';
import { member } from '../../contract/json/view.js';
import { bindingFault } from './faults.js';
/** Undefined: nothing that matters here, or no event at all. */
export function readEvent(line) {
    const read = parseJson(line);
    if (!read.ok)
        return undefined;
    const { root } = read.value;
    const data = member(root, 'data');
    switch (text(member(root, 'type'))) {
        case 'assistant.message': {
            const said = inData(data, 'content');
            return said === undefined || said === ''
                ? undefined
                : { kind: 'message', agentId: text(member(root, 'agentId')) ?? 'main', text: said };
        }
        case 'session.error':
            return { kind: 'error', message: inData(data, 'message') ?? 'the agent says that it failed' };
        case 'tool.execution_complete': {
            const error = data === undefined ? undefined : member(data, 'error');
            const words = bindingFault(inData(error, 'code'), inData(error, 'message'));
            return words === undefined ? undefined : { kind: 'fault', words };
        }
        case 'result': {
            const code = member(root, 'exitCode');
            return { kind: 'result', exitCode: code?.kind === 'number' ? code.value : undefined };
        }
        case undefined:
        default:
            return undefined;
    }
}
const text = (node) => (node?.kind === 'string' ? node.value : undefined);
const inData = (data, name) => data === undefined ? undefined : text(member(data, name));
