// What `opencode run --format json` says: one JSON object a line. Calls of sub-agents are not among them.
import { parseJson } from '../../contract/json/parse.js';
import { textAt } from '../../contract/json/pick.js';
import { textOf } from '../../contract/json/text.js';
import { member } from '../../contract/json/view.js';
import { unreachable } from '../../contract/result.js';
import { driveToEnd } from '../drive-to-end.js';
import { UNANSWERED } from './plugin.js';
import { REFUSAL } from './start.js';
/** The prompt goes in by standard input: an argument would come to the model in quotes. */
export function drive(agent, context) {
    return driveToEnd(agent, context.signal, {
        prompt: context.launch.prompt,
        listen: async () => {
            const said = { finalMessage: '', problem: undefined };
            for await (const line of agent.lines)
                heed(line, said, context);
            return said;
        },
        outcomeOf,
    });
}
function outcomeOf(exit, { finalMessage, problem }) {
    if (exit.kind === 'exited' && exit.code === REFUSAL.code && exit.stderr.startsWith(REFUSAL.words))
        return { kind: 'refused', words: exit.stderr.trim(), finalMessage };
    const words = problem ?? endOf(exit);
    return words === undefined ? { kind: 'finished', finalMessage } : { kind: 'failed', words, finalMessage };
}
function heed(line, said, { tell, broken }) {
    const read = parseJson(line);
    if (!read.ok)
        return;
    const { root } = read.value;
    switch (textAt(root, 'type') ?? '') {
        case 'text': {
            const text = textAt(root, 'part', 'text');
            if (text === undefined || text === '')
                return;
            said.finalMessage = text;
            tell({ type: 'assistant_message', agent_id: 'main', text });
            return;
        }
        case 'tool_use': {
            const words = textAt(root, 'part', 'state', 'error');
            if (words?.startsWith(UNANSWERED) === true)
                broken(`a call of the agent did not run, for ${words}`);
            return;
        }
        case 'error': {
            const error = member(root, 'error');
            const words = textAt(error, 'data', 'message') ?? (error === undefined ? 'without words' : textOf(read.value, error).slice(0, 500));
            said.problem = `the agent reported an error: ${words}`;
            return;
        }
        default:
            return;
    }
}
function endOf(exit) {
    switch (exit.kind) {
        case 'exited':
            return exit.code === 0 ? undefined : `the agent ended with exit code ${exit.code}${lastWords(exit.stderr)}`;
        case 'signalled':
            return `the agent was ended by ${exit.signal}${lastWords(exit.stderr)}`;
        case 'not-started':
            return exit.words;
        default:
            return unreachable(exit);
    }
}
/** It colours what it says. */
function lastWords(stderr) {
    const plain = stderr.replaceAll(/\u001b\[[0-9;]*m/g, '').trim();
    return plain === '' ? '' : `: ${plain.slice(-1000)}`;
}
