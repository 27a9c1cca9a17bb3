import type { ToolCall } from '../contract/call.js';
import type { SessionEvent } from '../contract/event.js';
export declare function queued(call: ToolCall, input: string): SessionEvent;
export declare function permissionRequested(call: ToolCall, description: string): SessionEvent;
export declare function permissionResolved(call: ToolCall, outcome: 'allow' | 'deny', reason?: string): SessionEvent;
export declare function started(call: ToolCall): SessionEvent;
/** `shown` is what the model reads; its first line is the summary. */
export declare function completed(call: ToolCall, isError: boolean, shown: string): SessionEvent;
