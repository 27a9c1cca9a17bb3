/** Prices go down to some 1e-8 of a dollar a token; what lies far below that is the rounding of sums. */
const PARTS = 1e12;
/** The sum of two amounts in US dollars, without the dust of binary fractions: ten times 0.1 is 1. Exact below some thousand dollars. */
export const addDollars = (one, other) => Math.round((one + other) * PARTS) / PARTS;
