// The frame in which an agent runs that takes its prompt by standard input and is listened to until it ends.
import { messageOf } from '../contract/message.ts';
import { onAbort } from '../contract/on-abort.ts';
import type { AgentExit, AgentOutcome, AgentProcess, DriveContext } from './adapter.ts';

export interface Course<Said> {
  readonly prompt: string;
  /** Listens to it to the end of its output; what it throws is the end of the run. */
  readonly listen: () => Promise<Said>;
  readonly outcomeOf: (exit: AgentExit, said: Said) => AgentOutcome;
}

/** Never rejects; whoever cannot be listened to any more is ended. */
export async function driveToEnd<Said>(
  agent: AgentProcess,
  signal: DriveContext['signal'],
  { prompt, listen, outcomeOf }: Course<Said>,
): Promise<AgentOutcome> {
  const stop = (): void => agent.kill();
  const giveUp = onAbort(signal, stop);
  try {
    if (agent.write(prompt)) agent.closeInput();
    const said = await listen();
    return outcomeOf(await agent.ended, said);
  } catch (error) {
    stop();
    return { kind: 'failed', words: `its output could not be read: ${messageOf(error)}`, finalMessage: '' };
  } finally {
    giveUp();
  }
}

/** How it ended that never came to an exit of its own. */
export function endWords(exit: Exclude<AgentExit, { kind: 'exited' }>): string {
  return exit.kind === 'signalled' ? `it was ended by ${exit.signal}` : `it could not be started: ${exit.words}`;
}
