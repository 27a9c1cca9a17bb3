export declare class Beginnings {
    #private;
    /** Characters of the longest string. */
    readonly longest: number;
    constructor(strings: readonly string[]);
    /** The length of the longest end of the text with which a string begins, and that is not all of it. */
    endOf(text: string): number;
}
