import { SIDE_EFFECT_LEVELS, type SideEffectLevel } from '../contract/level.ts';

/** What an unknown level is judged as: unknown is never harmless (contract 8.1). */
export const judgedLevel = (level: SideEffectLevel | undefined): SideEffectLevel => level ?? 'external';

/** Whether an approver must be asked: everything but a known `none` (contract 8.2). */
export const isConsequential = (level: SideEffectLevel | undefined): boolean => judgedLevel(level) !== 'none';

/** Whether `level` reaches as far as `floor`, or further; unknown reaches as far as `external`. */
export const atLeast = (level: SideEffectLevel | undefined, floor: SideEffectLevel): boolean =>
  SIDE_EFFECT_LEVELS.indexOf(judgedLevel(level)) >= SIDE_EFFECT_LEVELS.indexOf(floor);

/**
 * The tool's own level, raised to `given` where a caller gave one that reaches further; never lowered (contract 8.8). An unknown
 * level stays unknown.
 */
export function raise(own: SideEffectLevel | undefined, given?: SideEffectLevel): SideEffectLevel | undefined {
  return own === undefined || given === undefined || atLeast(own, given) ? own : given;
}
