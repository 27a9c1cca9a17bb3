import type { CanaryCall } from '../../canary-call.ts';
import type { Answer, AnswerSetting } from '../../types.ts';
import { jsonAnswer, streamAnswer } from '../event-stream.ts';

export function responsesEnd(words: string, setting: AnswerSetting): Answer {
  const item = { type: 'message', id: `msg_${setting.id}`, role: 'assistant' };
  const part = { type: 'output_text', text: words, annotations: [] };
  const place = { item_id: item.id, output_index: 0, content_index: 0 };
  return response(setting, { ...item, status: 'completed', content: [part] }, { ...item, status: 'in_progress', content: [] }, [
    { type: 'response.content_part.added', ...place, part: { ...part, text: '' } },
    { type: 'response.output_text.delta', ...place, delta: words, logprobs: [] },
    { type: 'response.output_text.done', ...place, text: words, logprobs: [] },
    { type: 'response.content_part.done', ...place, part },
  ]);
}

export function responsesCanary(call: CanaryCall, setting: AnswerSetting): Answer {
  const isText = call.form === 'custom';
  const [type, field, event] = isText
    ? ['custom_tool_call', 'input', 'response.custom_tool_call_input']
    : ['function_call', 'arguments', 'response.function_call_arguments'];
  const item = {
    type,
    id: `${isText ? 'ctc' : 'fc'}_${setting.id}`,
    call_id: call.id,
    ...(call.namespace === undefined ? {} : { namespace: call.namespace }),
    name: call.name,
  };
  const place = { item_id: item.id, output_index: 0 };
  return response(setting, { ...item, [field]: call.input, status: 'completed' }, { ...item, [field]: '', status: 'in_progress' }, [
    { type: `${event}.delta`, ...place, delta: call.input },
    { type: `${event}.done`, ...place, [field]: call.input },
  ]);
}

interface Event {
  readonly type: string;
  readonly [field: string]: unknown;
}

/** A response of one item, as it is in the end, as it is when it begins, and what happens in between. */
function response({ stream, model, id }: AnswerSetting, item: object, begun: object, between: readonly Event[]): Answer {
  const none = {
    input_tokens: 0,
    input_tokens_details: { cached_tokens: 0 },
    output_tokens: 0,
    output_tokens_details: { reasoning_tokens: 0 },
  };
  const head = {
    id: `resp_${id}`,
    object: 'response',
    created_at: 0,
    model,
    error: null,
    incomplete_details: null,
    instructions: null,
    metadata: {},
    parallel_tool_calls: true,
    temperature: null,
    tool_choice: 'auto',
    tools: [],
    top_p: null,
  };
  const whole = { ...head, status: 'completed', output: [item], usage: { ...none, total_tokens: 0 } };
  if (!stream) return jsonAnswer(200, whole);
  const events = [
    { type: 'response.created', response: { ...head, status: 'in_progress', output: [] } },
    { type: 'response.output_item.added', output_index: 0, item: begun },
    ...between,
    { type: 'response.output_item.done', output_index: 0, item },
    { type: 'response.completed', response: whole },
  ];
  return streamAnswer(events.map((event, number) => ({ name: event.type, data: { ...event, sequence_number: number } })));
}
