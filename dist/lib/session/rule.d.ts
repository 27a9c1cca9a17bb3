import type { GateAnswer } from '../approval/gate.js';
import type { ToolInput } from '../contract/call.js';
import type { JsonText } from '../contract/json/node.js';
import type { SideEffectLevel } from '../contract/level.js';
import type { RefusalStage } from '../contract/record.js';
import type { PreVerdict } from '../hooks/verdict.js';
import type { Refusal } from './judgement.js';
import type { GuardedTool } from './ports.js';
/** A call that may run as it is here, or its refusal. */
export type Ruling = Runnable | Refusal;
export interface Runnable {
    readonly kind: 'run';
    readonly input: JsonText;
    readonly level: SideEffectLevel | undefined;
    /** Who allowed it: an approver's name, `remembered`, or `not asked`. */
    readonly by: string;
}
export interface Ruled {
    readonly tool: GuardedTool;
    readonly verdict: PreVerdict;
    /** The level that the caller gave; it may raise the tool's own. */
    readonly given: SideEffectLevel | undefined;
    readonly parallelRead: boolean;
}
/** Puts the final input to the approver; must not throw but `LedgerBroken`. */
export type Ask = (input: JsonText, level: SideEffectLevel | undefined) => Promise<GateAnswer>;
export declare function rule({ tool, verdict, given, parallelRead }: Ruled, ask: Ask): Promise<Ruling>;
/** What the model itself asked for, as far as it could run at all: what `evaluate-only` lets happen. */
export declare function asAsked(tool: GuardedTool, input: ToolInput, given: SideEffectLevel | undefined): Ruling;
/** What every call meets once the run is cancelled. */
export declare const CANCELLED: Refusal;
export declare function refusal(stage: RefusalStage, words: string, by: readonly string[]): Refusal;
