/** How far outside this process a call reaches (contract 8.1), from the least to the most. */
export declare const SIDE_EFFECT_LEVELS: readonly ['none', 'local_state', 'process', 'external'];
/** One of `none`, `local_state`, `process`, `external`. */
export type SideEffectLevel = (typeof SIDE_EFFECT_LEVELS)[number];
