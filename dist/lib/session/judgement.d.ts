import type { ToolResult } from '../contract/call.js';
import type { JsonText } from '../contract/json/node.js';
import type { RefusalStage } from '../contract/record.js';
/** How a call came up. */
export interface Setting {
    /** The turn of its agent, from 1. */
    readonly turn: number;
    /** The names of the tools that its agent has. */
    readonly available: readonly string[];
    /** It runs beside other calls of its turn, because with the model's own input it only reads (contract 1.5, 3.8). */
    readonly parallelRead?: boolean;
}
/** What becomes of a call. `by` names who decided: participants, the approver, or what else stopped it. */
export type Judgement = {
    readonly kind: 'run';
    /** Exactly the text that was approved. */
    readonly input: JsonText;
    readonly outcome: 'allow' | 'modify';
    /** For the audit; not shown to the model. */
    readonly reason?: string;
    readonly by: readonly string[];
} | Refusal;
export interface Refusal {
    readonly kind: 'refuse';
    readonly stage: RefusalStage;
    /** What the model reads. */
    readonly words: string;
    readonly by: readonly string[];
}
/** What the model is shown of a result. */
export interface Reviewed {
    readonly shown: ToolResult;
    readonly outcome: 'allow' | 'deny' | 'replace';
    readonly reason?: string;
    readonly by: readonly string[];
}
