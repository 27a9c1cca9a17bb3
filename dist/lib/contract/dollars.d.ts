/** The sum of two amounts in US dollars, without the dust of binary fractions: ten times 0.1 is 1. Exact below some thousand dollars. */
export declare const addDollars: (one: number, other: number) => number;
