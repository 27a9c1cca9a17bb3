// How Codex 0.171.0 asks its hooks and what it obeys. Anything but a known answer is a yes to it: before a call it obeys exit code 2 with
// words on standard error alike with JSON, and the code is the sturdier one. A yes carries a message of ours, so that the driver can
// tell it from an answer that only looks like one; the model never sees that.
import type { ToolOutput, ToolResult } from '../../contract/call.ts';
import type { JsonDocument, JsonNode, JsonText } from '../../contract/json/node.ts';
import { isTrue, textAt, within } from '../../contract/json/pick.ts';
import { quoteJson, textOf } from '../../contract/json/text.ts';
import { fail, ok, type Result } from '../../contract/result.ts';
import type { AgentCall, Dialect, HookQuestion, HookReply } from '../adapter.ts';
import { objectIn } from '../fields.ts';
import { stringOf, withString } from './fields.ts';

/** What a hook of ours says with every yes. */
export const ALLOWED = 'basis guard: this call was judged';
export const KEPT = 'basis guard: this result was reviewed';

const NO_WORDS = 'the guard refuses this without words';

export const dialect: Dialect = {
  read,
  allow: () => ({ stdout: `{"systemMessage":${quoteJson(ALLOWED)}}` }),
  modify: (call, input) => ({
    stdout: `{"systemMessage":${quoteJson(ALLOWED)},"hookSpecificOutput":{"hookEventName":"PreToolUse","permissionDecision":"allow","updatedInput":${inHookWords(call, input)}}}`,
  }),
  deny: (_call, words) => no(words),
  keep: () => ({ stdout: `{"systemMessage":${quoteJson(KEPT)}}` }),
  replace: (_question, { output }) => ({ stdout: `{"decision":"block","reason":${quoteJson(spoken(output.text))}}` }),
  withhold: no,
};

function read(event: string, body: string): Result<HookQuestion, string> {
  const document = objectIn(body);
  if (document === undefined) return fail('what the hook was given is no JSON object');
  const { root } = document;
  const name = textAt(root, 'tool_name');
  const given = within(root, 'tool_input');
  const id = textAt(root, 'tool_use_id');
  if (name === undefined || given === undefined || id === undefined) return fail('the hook was given no tool, no input or no id');
  const subAgent = textAt(root, 'agent_id');
  const call: AgentCall = {
    id,
    ...(subAgent === undefined ? {} : { subAgent }),
    name,
    input: { kind: 'json', text: textOf(document, given) },
  };
  if (event === 'pre') return ok({ event, call });
  if (event !== 'post') return fail(`there is no hook for the event ${JSON.stringify(event.slice(0, 64))}`);
  const response = within(root, 'tool_response');
  if (response === undefined) return fail('the hook after a call was given no result');
  return ok({ event, call, result: resultOf(document, response), native: undefined });
}

/** A string, the blocks of an MCP tool, or the value that a tool of the agent's own made. */
function resultOf(document: JsonDocument, response: JsonNode): ToolResult {
  const content = within(response, 'content');
  return {
    output: content?.kind === 'array' ? blocksOf(document, content) : valueOf(document, response),
    isError: isTrue(within(response, 'isError')),
  };
}

function blocksOf(document: JsonDocument, content: Extract<JsonNode, { kind: 'array' }>): ToolOutput {
  const [first, ...more] = content.items;
  const text = more.length === 0 && textAt(first, 'type') === 'text' ? textAt(first, 'text') : undefined;
  return text === undefined ? { kind: 'json', text: textOf(document, content) } : { kind: 'text', text };
}

const valueOf = (document: JsonDocument, node: JsonNode): ToolOutput =>
  node.kind === 'string' ? { kind: 'text', text: node.value } : { kind: 'json', text: textOf(document, node) };

/** A rewrite in the words of the wire, in those of the hook. */
function inHookWords({ name }: AgentCall, input: JsonText): JsonText {
  if (name !== 'Bash') return input;
  const asked = { kind: 'json', text: input } as const;
  const command = stringOf(asked, 'cmd');
  return command !== undefined && stringOf(asked, 'command') === undefined ? withString(input, 'command', command) : input;
}

function no(words: string): HookReply {
  return { stdout: '', stderr: spoken(words), exit: 2 };
}

/** The agent takes a no without words for a yes. */
const spoken = (words: string): string => (words.trim() === '' ? NO_WORDS : words);
