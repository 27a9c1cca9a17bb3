import type { JsonNode } from '../../../contract/json/node.ts';
import { isTrue, itemsAt, textAt, within } from '../../../contract/json/pick.ts';
import type { Result } from '../../../contract/result.ts';
import type { CountRoute, GenerateRoute, RequestView } from '../../types.ts';
import { readBody } from '../body.ts';
import type { ObjectNode } from '../nodes.ts';
import { given } from '../nodes.ts';
import type { Patch } from '../patches.ts';
import { setMember } from '../patches.ts';
import type { Sheet } from '../sheet.ts';
import { readMessage } from './messages.ts';
import { Answerable } from '../answerable.ts';
import { readChoice, readTools } from './tools.ts';

export function readChat(body: string, route: GenerateRoute | CountRoute): Result<RequestView, string> {
  return readBody('chat', body, route, {
    read(sheet, root) {
      if (textAt(root, 'model') === undefined) sheet.refuse('the request', 'names no model');
      for (const model of itemsAt(root, 'models')) if (model.kind === 'string') sheet.otherModels.push(model.value);
      readTools(sheet, root);
      readChoice(sheet, root);
      const store = given(root, 'store');
      if (store !== undefined && isTrue(store)) {
        sheet.wayOut(store, 'store', { kind: 'store', barred: 'unless-external', why: 'the conversation would be kept at the provider' });
      }
      readMessages(sheet, within(root, 'messages'));
    },
    askUsage,
  });
}

function readMessages(sheet: Sheet, messages: JsonNode | undefined): void {
  if (messages?.kind !== 'array') return sheet.refuse('messages', 'is not a list');
  const answerable = new Answerable();
  let beside: number[] = [];
  for (const [index, message] of messages.items.entries()) {
    const path = `messages[${index}]`;
    if (message.kind !== 'object') return sheet.refuse(path, 'is not a message');
    if (textAt(message, 'role') === 'assistant') beside = [];
    readMessage(sheet, message, { path, place: { within: messages, index }, answerable, beside });
  }
}

/** A stream of this wire tells its usage only when asked. */
function askUsage(root: ObjectNode): readonly Patch[] {
  const options = within(root, 'stream_options');
  if (options?.kind !== 'object') return [setMember(root, 'stream_options', '{"include_usage":true}')];
  return isTrue(within(options, 'include_usage')) ? [] : [setMember(options, 'include_usage', 'true')];
}
