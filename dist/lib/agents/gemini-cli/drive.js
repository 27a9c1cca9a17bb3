// Runs Gemini CLI to its end: the prompt goes in, its stream comes out. What it says of failed hooks stands on standard error alone.
import { entryOf } from '../../contract/entry-of.js';
import { unreachable } from '../../contract/result.js';
import { driveToEnd, endWords } from '../drive-to-end.js';
import { lastLine } from '../last-line.js';
import { plainPrompt } from './prompt.js';
import { readEvent } from './stream.js';
export function drive(agent, context) {
    return driveToEnd(agent, context.signal, {
        prompt: plainPrompt(context.launch.prompt),
        listen: () => listen(agent, context),
        outcomeOf: (exit, said) => {
            const fault = exit.kind === 'not-started' ? undefined : bindingFault(exit.stderr, context.launch.confined);
            if (fault !== undefined)
                context.broken(fault);
            return outcomeOf(exit, said);
        },
    });
}
async function listen({ lines }, { tell }) {
    let message = '';
    let finalMessage = '';
    let error;
    let isSuccess;
    const flush = () => {
        if (message === '')
            return;
        tell({ type: 'assistant_message', agent_id: 'main', text: message });
        finalMessage = message;
        message = '';
    };
    for await (const line of lines) {
        const event = readEvent(line);
        switch (event?.kind) {
            case undefined:
                break;
            case 'text':
                message += event.text;
                tell({ type: 'assistant_delta', agent_id: 'main', text: event.text });
                break;
            case 'tool':
                flush();
                break;
            case 'error':
                error = event.message;
                tell({ type: event.severity === 'error' ? 'error' : 'notice', message: event.message });
                break;
            case 'result':
                flush();
                isSuccess = event.isSuccess;
                error = event.message ?? error;
                break;
            default:
                unreachable(event);
        }
    }
    flush();
    return { finalMessage, isSuccess, error };
}
function outcomeOf(exit, { finalMessage, isSuccess, error }) {
    const failed = (words) => ({ kind: 'failed', words, finalMessage });
    if (exit.kind !== 'exited')
        return failed(endWords(exit));
    if (exit.code === 0 && isSuccess === true)
        return { kind: 'finished', finalMessage };
    const meaning = entryOf(EXITS, String(exit.code));
    const known = meaning === undefined ? '' : `, which means ${meaning}`;
    const told = error ?? lastLine(exit.stderr);
    return failed(`it exited with ${exit.code}${known}${told === '' ? '' : `: ${told}`}`);
}
const EXITS = {
    41: 'that it could not log in',
    42: 'that it did not take its input',
    44: 'that its sandbox failed',
    52: 'that its settings cannot be used',
    53: 'that it reached its limit of turns',
    54: 'that a tool failed for good',
    55: 'that it does not trust the folder',
    130: 'that it was cancelled',
};
/** What it says where hooks are not what they should be. */
function bindingFault(stderr, isTrusted) {
    const failed = /^(?:\[WARNING\] )?Hook\(s\) \[guard-[0-9a-f]+\] failed for event (BeforeTool|AfterTool)\./m.exec(stderr);
    if (failed !== null)
        return `gemini-cli says that the guard's hook for ${failed[1] ?? ''} failed`;
    if (isTrusted && stderr.includes('Project hooks disabled because the folder is not trusted'))
        return "gemini-cli did not load the guard's hooks: it does not trust the folder";
    return undefined;
}
