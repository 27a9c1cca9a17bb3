/** The ways in which a participant breaks (contract 6.1). */
export const BREAKAGE_KINDS = [
    'not-started',
    'late',
    'exited',
    'killed',
    'silent',
    'flooded',
    'no-decision',
    'wrong-event',
    'untranslatable',
    'threw',
    'not-an-outcome',
];
