// Runs Copilot CLI to its end: the prompt goes in, its stream comes out.
import { unreachable } from '../../contract/result.ts';
import type { AgentExit, AgentOutcome, AgentProcess, DriveContext } from '../adapter.ts';
import { driveToEnd, endWords } from '../drive-to-end.ts';
import { lastLine } from '../last-line.ts';
import { readEvent } from './stream.ts';

export function drive(agent: AgentProcess, context: DriveContext): Promise<AgentOutcome> {
  return driveToEnd(agent, context.signal, {
    prompt: promptOf(context.launch),
    listen: () => listen(agent, context),
    outcomeOf,
  });
}

/** The agent's own files of instructions are switched off with the repository's, so that guidance comes before the task. */
export function promptOf({ guidance, prompt }: { readonly guidance: string; readonly prompt: string }): string {
  return guidance.trim() === '' ? prompt : `${guidance.trimEnd()}\n\n---\n\n${prompt}`;
}

interface Said {
  readonly finalMessage: string;
  readonly error: string | undefined;
  /** What it says of its own end. */
  readonly exitCode: number | undefined;
}

async function listen({ lines }: AgentProcess, { tell, broken }: DriveContext): Promise<Said> {
  let finalMessage = '';
  let error: string | undefined;
  let exitCode: number | undefined;
  for await (const line of lines) {
    const event = readEvent(line);
    switch (event?.kind) {
      case undefined:
        break;
      case 'message':
        tell({ type: 'assistant_message', agent_id: event.agentId, text: event.text });
        if (event.agentId === 'main') finalMessage = event.text;
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

function outcomeOf(exit: AgentExit, { finalMessage, error, exitCode }: Said): AgentOutcome {
  const failed = (words: string): AgentOutcome => ({ kind: 'failed', words, finalMessage });
  if (exit.kind !== 'exited') return failed(endWords(exit));
  if (exit.code === 0 && exitCode === 0) return { kind: 'finished', finalMessage };
  const told = error ?? lastLine(exit.stderr);
  const ended = exit.code === 0 ? 'it exited with 0 without a word that it had finished' : `it exited with ${exit.code}`;
  return failed(told === '' ? ended : `${ended}: ${told}`);
}
