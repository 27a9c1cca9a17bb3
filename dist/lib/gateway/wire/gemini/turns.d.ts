import type { CanaryCall } from '../../canary-call.js';
import type { Answer, AnswerSetting, RefusalKind } from '../../types.js';
export declare function geminiRefusal(kind: RefusalKind, message: string): Answer;
export declare function geminiEnd(words: string, setting: AnswerSetting): Answer;
export declare function geminiCanary(call: CanaryCall, setting: AnswerSetting): Answer;
