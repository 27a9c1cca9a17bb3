import type { CanaryCall } from '../../canary-call.js';
import type { Answer, AnswerSetting } from '../../types.js';
export declare function chatEnd(words: string, setting: AnswerSetting): Answer;
export declare function chatCanary(call: CanaryCall, setting: AnswerSetting): Answer;
