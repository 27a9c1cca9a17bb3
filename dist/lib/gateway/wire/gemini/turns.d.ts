import type { Answer, AnswerSetting, CanaryCall, RefusalKind } from '../../types.js';
export declare function geminiRefusal(kind: RefusalKind, message: string): Answer;
export declare function geminiEnd(words: string, setting: AnswerSetting): Answer;
export declare function geminiCanary(call: CanaryCall, setting: AnswerSetting): Answer;
