import type { ToolCall, ToolResult } from '../contract/call.js';
import type { Enforcer } from '../session/enforce.js';
import type { Setting } from '../session/judgement.js';
import type { Equipped } from './toolbox.js';
export interface CallSignals {
    /** Aborts when a call is to end by itself: the run is cancelled, or its deadline has passed. */
    readonly end: AbortSignal;
    /** Aborts when it is no longer waited for. */
    readonly leave: AbortSignal;
}
/** Settles with what the model is shown; rejects only with `LedgerBroken`. */
export declare function runCall(enforcer: Enforcer, call: ToolCall, equipped: Equipped | undefined, setting: Setting, signals: CallSignals): Promise<ToolResult>;
export declare const errorResult: (text: string) => ToolResult;
