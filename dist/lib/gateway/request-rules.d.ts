import type { RefusalKind, RequestView, ToolView } from './types.js';
export interface RequestRules {
    readonly models: readonly string[];
    readonly allowExternal: boolean;
    readonly notJudgeable: ReadonlySet<string>;
}
export interface Objection {
    readonly as: RefusalKind;
    readonly words: string;
}
/** A tool that is taken out, and why, as it is recorded. */
export interface Removal {
    readonly tool: ToolView;
    readonly what: string;
}
export interface RequestFindings {
    readonly objections: readonly Objection[];
    readonly removals: readonly Removal[];
}
/** What is wrong with a request, and which of its tools go. */
export declare function findingsOf(view: RequestView, rules: RequestRules): RequestFindings;
