import type { CanaryCall } from '../../canary-call.js';
import type { Answer, AnswerSetting, RefusalKind } from '../../types.js';
/** How events become a whole stream. */
export type StreamForm = (events: readonly {
    readonly name: string;
    readonly data: string;
}[]) => Answer;
export declare function anthropicRefusal(kind: RefusalKind, words: string): Answer;
export declare function anthropicEnd(words: string, setting: AnswerSetting, form?: StreamForm): Answer;
export declare function anthropicCanary(call: CanaryCall, setting: AnswerSetting, form?: StreamForm): Answer;
