// Canaries of Codex: commands of its shell, and a sub-agent for them. A sub-agent works beside, so it is waited for and, where that can be
// said, closed. Its models have one of two sets of tools for sub-agents: `collaboration`, or `multi_agent_v1`, which is kept back behind
// `tool_search` where the model can search.
import type { ToolResult } from '../../contract/call.ts';
import { textAt } from '../../contract/json/pick.ts';
import { quoteJson } from '../../contract/json/text.ts';
import { quotedWord } from '../../contract/shell-word.ts';
import type { CanaryDelegation, CanaryWaiting, CanaryWords } from '../../gateway/options.ts';
import { objectIn } from '../fields.ts';

/** Milliseconds of one wait; the agent takes no less than ten seconds. */
const WAIT_MS = 60_000;

export const canaryRead = (path: string): CanaryWords => ({
  tool: 'exec_command',
  input: `{"cmd":${quoteJson(`cat -- ${quotedWord(path)}`)}}`,
});

export function canaryDelegate(prompt: string, name: string): CanaryDelegation {
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
function waitForAny(result: ToolResult): CanaryWaiting | string {
  if (startedIn(result, 'task_name') === undefined) return notStarted(result);
  return { wait: { tool: 'wait_agent', namespace: 'collaboration', input: `{"timeout_ms":${WAIT_MS}}` }, after: [] };
}

function waitForFirst(result: ToolResult): CanaryWaiting | string {
  const id = startedIn(result, 'agent_id');
  if (id === undefined) return notStarted(result);
  const named = quoteJson(id);
  return {
    wait: ofFirst('wait_agent', `{"targets":[${named}],"timeout_ms":${WAIT_MS}}`),
    after: [ofFirst('close_agent', `{"target":${named}}`)],
  };
}

/** How the agent names what it has started. */
const startedIn = ({ output }: ToolResult, key: 'task_name' | 'agent_id'): string | undefined => textAt(objectIn(output.text)?.root, key);

const notStarted = ({ output }: ToolResult): string => `it came back as ${JSON.stringify(output.text.slice(0, 200))}`;

const ofFirst = (tool: string, input: string): CanaryWords => ({ tool, namespace: 'multi_agent_v1', input });
