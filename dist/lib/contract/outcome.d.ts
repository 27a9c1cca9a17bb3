import type { ToolOutput } from './call.js';
import type { JsonText } from './json/node.js';
export type HookEvent = 'pre_tool_use' | 'post_tool_use';
export interface Allow {
    readonly kind: 'allow';
    readonly reason?: string;
}
export interface Deny {
    readonly kind: 'deny';
    readonly reason?: string;
}
/** Replaces the whole input; `input` is the exact text of a JSON object. */
export interface Modify {
    readonly kind: 'modify';
    readonly input: JsonText;
    readonly reason?: string;
}
/** Replaces what the model is shown; without `isError` the tool's own verdict stays. */
export interface Replace {
    readonly kind: 'replace';
    readonly output: ToolOutput;
    readonly isError?: boolean;
    readonly reason?: string;
}
/** What a participant answers before a call. */
export type PreOutcome = Allow | Deny | Modify;
/** What a participant answers after a call; `allow` keeps the output, `deny` shows the reason in its place as an error. */
export type PostOutcome = Allow | Deny | Replace;
/** The ways in which a participant breaks (contract 6.1). */
export declare const BREAKAGE_KINDS: readonly ['not-started', 'late', 'exited', 'killed', 'silent', 'flooded', 'no-decision', 'wrong-event', 'untranslatable', 'threw', 'not-an-outcome'];
export type BreakageKind = (typeof BREAKAGE_KINDS)[number];
/** A participant that gave no answer. */
export interface Breakage {
    readonly kind: BreakageKind;
    /** What went wrong, for the audit and, before a call, for the model; quotes the program's own output. */
    readonly what: string;
    /** The same in words of ours alone: what the model may read after a call (contract 6.6). */
    readonly plain: string;
}
/** Who spoke: the kind is ours, the name is data and is quoted wherever it is shown. */
export interface Who {
    readonly kind: 'interceptor' | 'hook';
    readonly name: string;
}
