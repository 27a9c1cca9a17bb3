import { textAt } from '../../contract/json/pick.js';
import { quoteJson } from '../../contract/json/text.js';
import { quotedWord } from '../../contract/shell-word.js';
import { objectIn } from '../fields.js';
/** Milliseconds of one wait; the agent takes no less than ten seconds. */
const WAIT_MS = 60_000;
export const canaryRead = (path) => ({
    tool: 'exec_command',
    input: `{"cmd":${quoteJson(`cat -- ${quotedWord(path)}`)}}`,
});
export function canaryDelegate(prompt, name) {
    const task = quoteJson(prompt);
    return {
        tool: 'spawn_agent',
        namespace: 'collaboration',
        // Nothing of the main conversation goes along. The task is told as it is written here: no provider has sealed it.
        input: `{"task_name":${quoteJson(name)},"message":${task},"fork_turns":"none"}`,
        follow: waitForAny,
        otherwise: { ...ofFirst('spawn_agent', `{"message":${task}}`), behind: 'tool_search', follow: waitForFirst },
    };
}
/** Such a sub-agent cannot be closed. Its end is told like the messages of all others. */
function waitForAny(result) {
    if (startedIn(result, 'task_name') === undefined)
        return notStarted(result);
    return { wait: { tool: 'wait_agent', namespace: 'collaboration', input: `{"timeout_ms":${WAIT_MS}}` }, after: [] };
}
function waitForFirst(result) {
    const id = startedIn(result, 'agent_id');
    if (id === undefined)
        return notStarted(result);
    const named = quoteJson(id);
    return {
        wait: ofFirst('wait_agent', `{"targets":[${named}],"timeout_ms":${WAIT_MS}}`),
        after: [ofFirst('close_agent', `{"target":${named}}`)],
    };
}
/** How the agent names what it has started. */
const startedIn = ({ output }, key) => textAt(objectIn(output.text)?.root, key);
const notStarted = ({ output }) => `it came back as ${JSON.stringify(output.text.slice(0, 200))}`;
const ofFirst = (tool, input) => ({ tool, namespace: 'multi_agent_v1', input });
