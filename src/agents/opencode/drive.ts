// What `opencode run --format json` says: one JSON object a line. Calls of sub-agents are not among them.
import { parseJson } from '../../contract/json/parse.ts';
import { textAt } from '../../contract/json/pick.ts';
import { textOf } from '../../contract/json/text.ts';
import { member } from '../../contract/json/view.ts';
import { unreachable } from '../../contract/result.ts';
import type { AgentExit, AgentOutcome, AgentProcess, DriveContext } from '../adapter.ts';
import { driveToEnd } from '../drive-to-end.ts';
import { UNANSWERED } from './plugin.ts';
import { REFUSAL } from './start.ts';

/** The prompt goes in by standard input: an argument would come to the model in quotes. */
export function drive(agent: AgentProcess, context: DriveContext): Promise<AgentOutcome> {
  return driveToEnd(agent, context.signal, {
    prompt: context.launch.prompt,
    listen: async () => {
      const said: Said = { finalMessage: '', problem: undefined };
      for await (const line of agent.lines) heed(line, said, context);
      return said;
    },
    outcomeOf,
  });
}

function outcomeOf(exit: AgentExit, { finalMessage, problem }: Said): AgentOutcome {
  if (exit.kind === 'exited' && exit.code === REFUSAL.code && exit.stderr.startsWith(REFUSAL.words))
    return { kind: 'refused', words: exit.stderr.trim(), finalMessage };
  const words = problem ?? endOf(exit);
  return words === undefined ? { kind: 'finished', finalMessage } : { kind: 'failed', words, finalMessage };
}

/** What was said last. */
interface Said {
  finalMessage: string;
  problem: string | undefined;
}

function heed(line: string, said: Said, { tell, broken }: DriveContext): void {
  const read = parseJson(line);
  if (!read.ok) return;
  const { root } = read.value;
  switch (textAt(root, 'type') ?? '') {
    case 'text': {
      const text = textAt(root, 'part', 'text');
      if (text === undefined || text === '') return;
      said.finalMessage = text;
      tell({ type: 'assistant_message', agent_id: 'main', text });
      return;
    }
    case 'tool_use': {
      const words = textAt(root, 'part', 'state', 'error');
      if (words?.startsWith(UNANSWERED) === true) broken(`a call of the agent did not run, for ${words}`);
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

function endOf(exit: AgentExit): string | undefined {
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
function lastWords(stderr: string): string {
  const plain = stderr.replaceAll(/\u001b\[[0-9;]*m/g, '').trim();
  return plain === '' ? '' : `: ${plain.slice(-1000)}`;
}
