import type { BasisShape, ToolCall } from '../contract/call.js';
import type { Breakage, HookEvent, PreOutcome } from '../contract/outcome.js';
import type { Result } from '../contract/result.js';
import type { HookQuestion, HookSpec } from './participant.js';
/** In which shape a hook is to see a call (contract 3.4): the agent's own, basis's, or not at all. */
export type Shape = {
    readonly kind: 'own';
} | {
    readonly kind: 'basis';
    readonly basis: BasisShape;
};
/** Whether a hook is asked about this call at this event, and in which shape. A tool's own name goes before its basis name. */
export declare function shapeFor(spec: HookSpec, event: HookEvent, call: ToolCall): Shape | undefined;
/** The question as the hook is to see it. */
export declare function questionFor(shape: Shape, event: HookEvent, call: ToolCall): Result<HookQuestion, Breakage>;
/** The hook's answer in the agent's own shape. */
export declare function answerFrom(shape: Shape, outcome: PreOutcome): Result<PreOutcome, Breakage>;
