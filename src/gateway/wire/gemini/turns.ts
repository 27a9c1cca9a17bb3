import { quoteJson, writeJson } from '../../../contract/json/text.ts';
import type { CanaryCall } from '../../canary-call.ts';
import type { Answer, AnswerSetting, RefusalKind } from '../../types.ts';
import { jsonAnswer, streamAnswer } from '../event-stream.ts';

const ERRORS: Readonly<Record<RefusalKind, readonly [number, string]>> = {
  unreadable: [400, 'INVALID_ARGUMENT'],
  forbidden: [400, 'INVALID_ARGUMENT'],
  unauthorized: [401, 'UNAUTHENTICATED'],
  'not-found': [404, 'NOT_FOUND'],
  'too-large': [413, 'INVALID_ARGUMENT'],
  ended: [400, 'FAILED_PRECONDITION'],
};

export function geminiRefusal(kind: RefusalKind, message: string): Answer {
  const [code, status] = ERRORS[kind];
  return jsonAnswer(code, { error: { code, message, status } });
}

export function geminiEnd(words: string, setting: AnswerSetting): Answer {
  return response(setting, `{"text":${quoteJson(words)}}`);
}

export function geminiCanary(call: CanaryCall, setting: AnswerSetting): Answer {
  // Some agents want a signature on every call of a newer model; this one is documented as that of a call which no model made.
  const part = `{"functionCall":{"id":${quoteJson(call.id)},"name":${quoteJson(call.name)},"args":${call.input}}`;
  return response(setting, `${part},"thoughtSignature":"skip_thought_signature_validator"}`);
}

function response({ stream, model, id }: AnswerSetting, part: string): Answer {
  const candidate = `{"content":{"role":"model","parts":[${part}]},"finishReason":"STOP","index":0}`;
  const rest = writeJson({
    usageMetadata: { promptTokenCount: 0, candidatesTokenCount: 0, totalTokenCount: 0 },
    modelVersion: model,
    responseId: id,
  });
  const whole = `{"candidates":[${candidate}],${rest.slice(1)}`;
  return stream ? streamAnswer([{ data: whole }]) : { ...jsonAnswer(200, {}), body: whole };
}
