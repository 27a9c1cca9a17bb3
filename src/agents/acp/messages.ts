// What an agent tells of its calls, read from the exact text of its messages: an input must reach the chain as it was written.
import { defined } from '../../contract/defined.ts';
import type { JsonDocument, JsonNode, JsonText } from '../../contract/json/node.ts';
import { itemsOf, stringOf } from '../../contract/json/pick.ts';
import { textOf } from '../../contract/json/text.ts';
import { member } from '../../contract/json/view.ts';
import { fail, ok, type Result } from '../../contract/result.ts';

export interface Diff {
  readonly path: string;
  /** Absent: the file is new. */
  readonly oldText?: string;
  readonly newText: string;
}

/** What one message tells of a call; what is absent stays as it was told before. */
export interface ToldCall {
  readonly id: string;
  readonly kind?: string;
  readonly title?: string;
  readonly status?: string;
  readonly rawInput?: JsonText;
  readonly rawOutput?: JsonText;
  readonly paths?: readonly string[];
  readonly diffs?: readonly Diff[];
  /** The text of its content. */
  readonly text?: string;
}

export type Update =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'call'; readonly isNew: boolean; readonly call: ToldCall }
  | { readonly kind: 'nothing' };

export interface Option {
  readonly id: string;
  readonly kind: string;
}

export interface PermissionRequest {
  readonly session: string;
  readonly call: ToldCall;
  readonly options: readonly Option[];
}

/** `params` of `session/update`. The error composes after `the agent`. */
export function readUpdate(document: JsonDocument, params: JsonNode): Result<Update, string> {
  const update = member(params, 'update');
  const type = update === undefined ? undefined : stringOf(member(update, 'sessionUpdate'));
  if (update === undefined || type === undefined) return fail('told of something without saying what');
  if (type === 'agent_message_chunk') {
    const content = member(update, 'content');
    const text = content === undefined ? undefined : stringOf(member(content, 'text'));
    return ok(text === undefined ? { kind: 'nothing' } : { kind: 'text', text });
  }
  if (type !== 'tool_call' && type !== 'tool_call_update') return ok({ kind: 'nothing' });
  const call = readCall(document, update);
  return call.ok ? ok({ kind: 'call', isNew: type === 'tool_call', call: call.value }) : call;
}

/** `params` of `session/request_permission`. The error composes after `the agent`. */
export function readRequest(document: JsonDocument, params: JsonNode): Result<PermissionRequest, string> {
  const session = stringOf(member(params, 'sessionId'));
  const told = member(params, 'toolCall');
  if (session === undefined || told === undefined) return fail('asked for a permission without saying for what');
  const call = readCall(document, told);
  if (!call.ok) return call;
  const options = itemsOf(member(params, 'options')).flatMap((option) => {
    const id = stringOf(member(option, 'optionId'));
    const kind = stringOf(member(option, 'kind'));
    return id === undefined || kind === undefined ? [] : [{ id, kind }];
  });
  return ok({ session, call: call.value, options });
}

function readCall(document: JsonDocument, node: JsonNode): Result<ToldCall, string> {
  const id = stringOf(member(node, 'toolCallId'));
  if (id === undefined) return fail('told of a call without its id');
  const exact = (name: string): JsonText | undefined => {
    const found = member(node, name);
    return found === undefined || found.kind === 'null' ? undefined : textOf(document, found);
  };
  const texts = { kind: stringOf(member(node, 'kind')), title: stringOf(member(node, 'title')), status: stringOf(member(node, 'status')) };
  const raw = { rawInput: exact('rawInput'), rawOutput: exact('rawOutput') };
  return ok({ id, ...defined({ ...texts, ...raw }), ...pathsOf(member(node, 'locations')), ...contentOf(member(node, 'content')) });
}

function pathsOf(locations: JsonNode | undefined): Pick<ToldCall, 'paths'> {
  if (locations?.kind !== 'array') return {};
  return { paths: itemsOf(locations).flatMap((location) => stringOf(member(location, 'path')) ?? []) };
}

function contentOf(content: JsonNode | undefined): Pick<ToldCall, 'diffs' | 'text'> {
  if (content?.kind !== 'array') return {};
  const diffs: Diff[] = [];
  const texts: string[] = [];
  for (const item of content.items) {
    const path = stringOf(member(item, 'path'));
    const newText = stringOf(member(item, 'newText'));
    const inner = member(item, 'content');
    const text = inner === undefined ? undefined : stringOf(member(inner, 'text'));
    if (path !== undefined && newText !== undefined)
      diffs.push({ path, newText, ...defined({ oldText: stringOf(member(item, 'oldText')) }) });
    if (text !== undefined) texts.push(text);
  }
  return { ...(diffs.length === 0 ? {} : { diffs }), ...(texts.length === 0 ? {} : { text: texts.join('\n') }) };
}
