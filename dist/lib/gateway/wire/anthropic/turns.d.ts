import type { Answer, AnswerSetting, CanaryCall, RefusalKind } from '../../types.js';
export declare function anthropicRefusal(kind: RefusalKind, words: string): Answer;
export declare function anthropicEnd(words: string, setting: AnswerSetting): Answer;
export declare function anthropicCanary(call: CanaryCall, setting: AnswerSetting): Answer;
