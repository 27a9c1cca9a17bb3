// The frame in which an agent runs that takes its prompt by standard input and is listened to until it ends.
import { messageOf } from '../contract/message.js';
import { onAbort } from '../contract/on-abort.js';
/** Never rejects; whoever cannot be listened to any more is ended. */
export async function driveToEnd(agent, signal, { prompt, listen, outcomeOf }) {
    const stop = () => agent.kill();
    const giveUp = onAbort(signal, stop);
    try {
        if (agent.write(prompt))
            agent.closeInput();
        const said = await listen();
        return outcomeOf(await agent.ended, said);
    }
    catch (error) {
        stop();
        return { kind: 'failed', words: `its output could not be read: ${messageOf(error)}`, finalMessage: '' };
    }
    finally {
        giveUp();
    }
}
/** How it ended that never came to an exit of its own. */
export function endWords(exit) {
    return exit.kind === 'signalled' ? `it was ended by ${exit.signal}` : `it could not be started: ${exit.words}`;
}
