import { parseJson } from '../../contract/json/parse.js';
import { textOf } from '../../contract/json/text.js';
import { member } from '../../contract/json/view.js';
import { unreachable } from '../../contract/result.js';
import { UNANSWERED } from './plugin.js';
import { REFUSAL } from './start.js';
/** The prompt goes in by standard input: an argument would come to the model in quotes. */
export async function drive(process, context) {
    process.write(context.launch.prompt);
    process.closeInput();
    const said = { texts: [], problems: [] };
    for await (const line of process.lines)
        heed(line, said, context);
    const exit = await process.ended;
    const finalMessage = said.texts.at(-1) ?? '';
    if (exit.kind === 'exited' && exit.code === REFUSAL.code && exit.stderr.startsWith(REFUSAL.words))
        return { kind: 'refused', words: exit.stderr.trim(), finalMessage };
    const words = said.problems.at(-1) ?? endOf(exit);
    return words === undefined ? { kind: 'finished', finalMessage } : { kind: 'failed', words, finalMessage };
}
function heed(line, said, { tell, broken }) {
    const read = parseJson(line);
    if (!read.ok)
        return;
    const { root } = read.value;
    const part = member(root, 'part');
    switch (textAt(root, 'type') ?? '') {
        case 'text': {
            const text = part === undefined ? undefined : textAt(part, 'text');
            if (text === undefined || text === '')
                return;
            said.texts.push(text);
            tell({ type: 'assistant_message', agent_id: 'main', text });
            return;
        }
        case 'tool_use': {
            const state = part === undefined ? undefined : member(part, 'state');
            const words = state === undefined ? undefined : textAt(state, 'error');
            if (words?.startsWith(UNANSWERED) === true)
                broken(`a call of the agent did not run, for ${words}`);
            return;
        }
        case 'error': {
            const error = member(root, 'error');
            const data = error === undefined ? undefined : member(error, 'data');
            const message = data === undefined ? undefined : textAt(data, 'message');
            const words = message ?? (error === undefined ? 'without words' : textOf(read.value, error).slice(0, 500));
            said.problems.push(`the agent reported an error: ${words}`);
            return;
        }
        default:
            return;
    }
}
function textAt(node, key) {
    const found = member(node, key);
    return found?.kind === 'string' ? found.value : undefined;
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
