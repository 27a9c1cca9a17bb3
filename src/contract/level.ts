/** How far outside this process a call reaches (contract 8.1), from the least to the most. */
export const SIDE_EFFECT_LEVELS = ['none', 'local_state', 'process', 'external'] as const;

/** One of `none`, `local_state`, `process`, `external`. */
export type SideEffectLevel = (typeof SIDE_EFFECT_LEVELS)[number];
