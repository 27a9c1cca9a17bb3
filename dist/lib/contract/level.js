/** How far outside this process a call reaches (contract 8.1), from the least to the most. */
export const SIDE_EFFECT_LEVELS = ['none', 'local_state', 'process', 'external'];
