// How the hooks of Copilot CLI speak: a JSON object each way, and exit 0; any other exit hides the words. An explicit `allow` is what lets
// a call run at all: the agent is started without a permission of its own for anything but reading.
import type { ToolInput, ToolResult } from '../../contract/call.ts';
import { defined } from '../../contract/defined.ts';
import type { JsonDocument, JsonNode, JsonText } from '../../contract/json/node.ts';
import { parseJson } from '../../contract/json/parse.ts';
import { textAt } from '../../contract/json/pick.ts';
import { quoteJson, textOf, writeJson } from '../../contract/json/text.ts';
import { member } from '../../contract/json/view.ts';
import { fail, ok, type Result } from '../../contract/result.ts';
import type { AgentCall, Dialect, HookQuestion, HookReply } from '../adapter.ts';
import { fieldsOf, objectText } from '../fields.ts';
import { PATCH_FIELD } from './patch-field.ts';
import { PATCH } from './tools.ts';
import { waitedFor } from './waiting.ts';

export const dialect: Dialect = {
  read: readQuestion,
  allow: ({ name, input }) => allowed(waitedFor(name, input)),
  modify,
  deny: (_call, words) =>
    reply([
      ['permissionDecision', writeJson('deny')],
      ['permissionDecisionReason', quoteJson(filled(words))],
    ]),
  keep: () => reply([]),
  replace: (_question, shown) => reply([['modifiedResult', resultText(shown)]]),
  withhold: (words) =>
    reply([
      ['decision', writeJson('block')],
      ['reason', quoteJson(filled(words))],
    ]),
};

const reply = (members: readonly (readonly [string, JsonText])[]): HookReply => ({ stdout: objectText(members) });

const filled = (words: string): string => (words.trim() === '' ? 'the guard refuses this' : words);

function modify(call: AgentCall, input: JsonText): HookReply {
  const native = nativeInput(call.name, input);
  if (native === undefined) return dialect.deny(call, `the rewritten input of ${PATCH} has no text as its \`${PATCH_FIELD}\``);
  return allowed(waitedFor(call.name, { kind: 'json', text: native }) ?? native);
}

const allowed = (instead: JsonText | undefined): HookReply =>
  reply([['permissionDecision', writeJson('allow')], ...(instead === undefined ? [] : [['modifiedArgs', instead] as const])]);

function nativeInput(name: string, input: JsonText): JsonText | undefined {
  if (name !== PATCH) return input;
  const fields = fieldsOf({ kind: 'json', text: input });
  const patch = fields.ok ? fields.value.string(PATCH_FIELD) : undefined;
  return patch === undefined ? undefined : quoteJson(patch);
}

const resultText = ({ output, isError }: ToolResult): JsonText =>
  objectText([
    ['resultType', writeJson(isError ? 'failure' : 'success')],
    ['textResultForLlm', quoteJson(output.text)],
  ]);

function readQuestion(event: string, body: string): Result<HookQuestion, string> {
  if (event !== 'pre' && event !== 'post') return fail(`there is no hook ${JSON.stringify(event.slice(0, 64))}; ask for pre or post`);
  const read = parseJson(body);
  if (!read.ok) return fail(`what the hook was given is not JSON: ${read.error.message}`);
  const { root } = read.value;
  const name = textAt(root, 'toolName');
  if (name === undefined || name === '') return fail('what the hook was given names no tool');
  const input = inputOf(read.value, member(root, 'toolArgs'));
  if (input === undefined) return fail('what the hook was given has no input that is an object or a text');
  const call: AgentCall = { name, input, ...defined({ subAgent: textAt(root, 'agentId') }) };
  const result = member(root, 'toolResult');
  if (event === 'pre') return result === undefined ? ok({ event, call }) : fail('what the hook before a call was given has a result');
  const shown = textAt(result, 'textResultForLlm');
  if (shown === undefined) return fail('what the hook was given has no result with a text');
  const isError = textAt(result, 'resultType') !== 'success' || (name === COMMAND && FAILED.test(shown));
  return ok({ event, call, result: { output: { kind: 'text', text: shown }, isError }, native: undefined });
}

const COMMAND = 'bash';

/** The agent's own line at the end of what a command printed. */
const FAILED = /(?:^|\n)<(?:shellId: [^\n>]* )?(?:completed|exited) with exit code (?!0>)-?\d+>\s*$/;

/** A bare text, as `apply_patch` takes it, becomes the member of an object. */
function inputOf(document: JsonDocument, node: JsonNode | undefined): ToolInput | undefined {
  if (node === undefined || node.kind === 'null') return { kind: 'json', text: writeJson({}) };
  if (node.kind === 'object') return { kind: 'json', text: textOf(document, node) };
  return node.kind === 'string' ? { kind: 'json', text: objectText([[PATCH_FIELD, textOf(document, node)]]) } : undefined;
}
