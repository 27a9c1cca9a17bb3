import type { CanaryCall } from '../../canary-call.js';
import type { Answer, AnswerSetting } from '../../types.js';
export declare function responsesEnd(words: string, setting: AnswerSetting): Answer;
export declare function responsesCanary(call: CanaryCall, setting: AnswerSetting): Answer;
