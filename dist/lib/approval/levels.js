import { SIDE_EFFECT_LEVELS } from '../contract/level.js';
/** What an unknown level is judged as: unknown is never harmless (contract 8.1). */
export const judgedLevel = (level) => level ?? 'external';
/** Whether an approver must be asked: everything but a known `none` (contract 8.2). */
export const isConsequential = (level) => judgedLevel(level) !== 'none';
/** Whether `level` reaches as far as `floor`, or further; unknown reaches as far as `external`. */
export const atLeast = (level, floor) => SIDE_EFFECT_LEVELS.indexOf(judgedLevel(level)) >= SIDE_EFFECT_LEVELS.indexOf(floor);
/**
 * The tool's own level, raised to `given` where a caller gave one that reaches further; never lowered (contract 8.8). An unknown
 * level stays unknown.
 */
export function raise(own, given) {
    return own === undefined || given === undefined || atLeast(own, given) ? own : given;
}
