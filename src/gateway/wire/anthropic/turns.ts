import { quoteJson, writeJson } from '../../../contract/json/text.ts';
import type { CanaryCall } from '../../canary-call.ts';
import type { Answer, AnswerSetting, RefusalKind } from '../../types.ts';
import { jsonAnswer, streamAnswer } from '../event-stream.ts';

/** How events become a whole stream. */
export type StreamForm = (events: readonly { readonly name: string; readonly data: string }[]) => Answer;

const ERRORS: Readonly<Record<RefusalKind, readonly [number, string]>> = {
  unreadable: [400, 'invalid_request_error'],
  forbidden: [400, 'invalid_request_error'],
  unauthorized: [401, 'authentication_error'],
  'not-found': [404, 'not_found_error'],
  'too-large': [413, 'request_too_large'],
  ended: [400, 'invalid_request_error'],
};

export function anthropicRefusal(kind: RefusalKind, words: string): Answer {
  const [status, type] = ERRORS[kind];
  return jsonAnswer(status, { type: 'error', error: { type, message: words } });
}

export function anthropicEnd(words: string, setting: AnswerSetting, form: StreamForm = streamAnswer): Answer {
  const text = quoteJson(words);
  return message(setting, form, {
    whole: `{"type":"text","text":${text}}`,
    start: '{"type":"text","text":""}',
    delta: `{"type":"text_delta","text":${text}}`,
    stop: 'end_turn',
  });
}

export function anthropicCanary(call: CanaryCall, setting: AnswerSetting, form: StreamForm = streamAnswer): Answer {
  const head = `{"type":"tool_use","id":${quoteJson(call.id)},"name":${quoteJson(call.name)},"input":`;
  return message(setting, form, {
    whole: `${head}${call.input}}`,
    start: `${head}{}}`,
    delta: `{"type":"input_json_delta","partial_json":${quoteJson(call.input)}}`,
    stop: 'tool_use',
  });
}

/** A message of one block, of which all parts are given as JSON. */
function message(
  { stream, model, id }: AnswerSetting,
  form: StreamForm,
  block: { readonly whole: string; readonly start: string; readonly delta: string; readonly stop: string },
): Answer {
  const usage = { input_tokens: 0, cache_creation_input_tokens: 0, cache_read_input_tokens: 0, output_tokens: 0 };
  const head = { id: `msg_${id}`, type: 'message', role: 'assistant', model };
  if (!stream) {
    const rest = writeJson({ ...head, stop_reason: block.stop, stop_sequence: null, usage });
    return { status: 200, contentType: 'application/json', body: `${rest.slice(0, -1)},"content":[${block.whole}]}` };
  }
  const event = (type: string, more: string): { readonly name: string; readonly data: string } => ({
    name: type,
    data: `{"type":"${type}"${more}}`,
  });
  const begun = writeJson({ ...head, content: [], stop_reason: null, stop_sequence: null, usage });
  return form([
    event('message_start', `,"message":${begun}`),
    event('content_block_start', `,"index":0,"content_block":${block.start}`),
    event('content_block_delta', `,"index":0,"delta":${block.delta}`),
    event('content_block_stop', ',"index":0'),
    event('message_delta', `,"delta":{"stop_reason":"${block.stop}","stop_sequence":null},"usage":{"output_tokens":0}`),
    event('message_stop', ''),
  ]);
}
