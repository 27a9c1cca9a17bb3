import type { CanaryCall } from '../../canary-call.ts';
import type { Answer, AnswerSetting } from '../../types.ts';
import { jsonAnswer, streamAnswer } from '../event-stream.ts';

const NOTHING = { prompt_tokens: 0, completion_tokens: 0, total_tokens: 0 };

export function chatEnd(words: string, setting: AnswerSetting): Answer {
  return completion(setting, { role: 'assistant', content: words }, { role: 'assistant', content: words }, 'stop');
}

export function chatCanary(call: CanaryCall, setting: AnswerSetting): Answer {
  const body =
    call.form === 'custom'
      ? { type: 'custom', custom: { name: call.name, input: call.input } }
      : { type: 'function', function: { name: call.name, arguments: call.input } };
  const message = (tool: object): object => ({ role: 'assistant', content: null, tool_calls: [tool] });
  return completion(setting, message({ id: call.id, ...body }), message({ index: 0, id: call.id, ...body }), 'tool_calls');
}

function completion({ stream, model, id }: AnswerSetting, message: object, delta: object, finish_reason: string): Answer {
  const head = { id: `chatcmpl-${id}`, created: 0, model };
  if (!stream) {
    const choice = { index: 0, message, logprobs: null, finish_reason };
    return jsonAnswer(200, { ...head, object: 'chat.completion', choices: [choice], usage: NOTHING });
  }
  const chunk = (more: object): { readonly data: object } => ({ data: { ...head, object: 'chat.completion.chunk', ...more } });
  return streamAnswer([
    chunk({ choices: [{ index: 0, delta, finish_reason: null }] }),
    chunk({ choices: [{ index: 0, delta: {}, finish_reason }] }),
    chunk({ choices: [], usage: NOTHING }),
    { data: '[DONE]' },
  ]);
}
