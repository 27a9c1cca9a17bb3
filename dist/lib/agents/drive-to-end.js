/** Never rejects; whoever cannot be listened to any more is ended. */
export async function driveToEnd(agent, signal, { prompt, listen, outcomeOf, unread }) {
    const stop = () => agent.kill();
    signal.addEventListener('abort', stop, { once: true });
    try {
        if (signal.aborted)
            stop();
        if (agent.write(prompt))
            agent.closeInput();
        const said = await listen();
        return outcomeOf(await agent.ended, said);
    }
    catch (error) {
        stop();
        return { kind: 'failed', words: unread(error), finalMessage: '' };
    }
    finally {
        signal.removeEventListener('abort', stop);
    }
}
