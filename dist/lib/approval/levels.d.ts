import { type SideEffectLevel } from '../contract/level.js';
/** What an unknown level is judged as: unknown is never harmless (contract 8.1). */
export declare const judgedLevel: (level: SideEffectLevel | undefined) => SideEffectLevel;
/** Whether an approver must be asked: everything but a known `none` (contract 8.2). */
export declare const isConsequential: (level: SideEffectLevel | undefined) => boolean;
/** Whether `level` reaches as far as `floor`, or further; unknown reaches as far as `external`. */
export declare const atLeast: (level: SideEffectLevel | undefined, floor: SideEffectLevel) => boolean;
/**
 * The tool's own level, raised to `given` where a caller gave one that reaches further; never lowered (contract 8.8). An unknown
 * level stays unknown.
 */
export declare function raise(own: SideEffectLevel | undefined, given?: SideEffectLevel): SideEffectLevel | undefined;
