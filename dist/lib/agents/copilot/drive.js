// Runs Copilot CLI to its end: the prompt goes in, its stream comes out.
import { unreachable } from '../../contract/result.js';
import { driveToEnd, endWords } from '../drive-to-end.js';
import { lastLine } from '../last-line.js';
import { readEvent } from './stream.js';
export function drive(agent, context) {
    return driveToEnd(agent, context.signal, {
        prompt: promptOf(context.launch),
        listen: () => listen(agent, context),
        outcomeOf,
    });
}
/** The agent's own files of instructions are switched off with the repository's, so that guidance comes before the task. */
export function promptOf({ guidance, prompt }) {
    return guidance.trim() === '' ? prompt : `${guidance.trimEnd()}\n\n---\n\n${prompt}`;
}
async function listen({ lines }, { tell, broken }) {
    let finalMessage = '';
    let error;
    let exitCode;
    for await (const line of lines) {
        const event = readEvent(line);
        switch (event?.kind) {
            case undefined:
                break;
            case 'message':
                tell({ type: 'assistant_message', agent_id: event.agentId, text: event.text });
                if (event.agentId === 'main')
                    finalMessage = event.text;
                break;
            case 'error':
                error = event.message;
                tell({ type: 'error', message: event.message });
                break;
            case 'fault':
                broken(event.words);
                break;
            case 'result':
                exitCode = event.exitCode;
                break;
            default:
                unreachable(event);
        }
    }
    return { finalMessage, error, exitCode };
}
function outcomeOf(exit, { finalMessage, error, exitCode }) {
    const failed = (words) => ({ kind: 'failed', words, finalMessage });
    if (exit.kind !== 'exited')
        return failed(endWords(exit));
    if (exit.code === 0 && exitCode === 0)
        return { kind: 'finished', finalMessage };
    const told = error ?? lastLine(exit.stderr);
    const ended = exit.code === 0 ? 'it exited with 0 without a word that it had finished' : `it exited with ${exit.code}`;
    return failed(told === '' ? ended : `${ended}: ${told}`);
}
