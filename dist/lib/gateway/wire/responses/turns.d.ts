import type { Answer, AnswerSetting, CanaryCall } from '../../types.js';
export declare function responsesEnd(words: string, setting: AnswerSetting): Answer;
export declare function responsesCanary(call: CanaryCall, setting: AnswerSetting): Answer;
