/**
 * Characters of a text that a reader does not see, or that make the text look other than it is. Joiners and selectors that a script
 * or an emoji needs are left alone.
 */
export interface InvisibleRun {
    readonly kind: 'zero-width' | 'bidirectional' | 'tag' | 'filler' | 'private' | 'selector';
    /** Offset of the first character, in UTF-16 code units. */
    readonly offset: number;
    readonly characters: string;
    /** What it says: the hidden letters of tag characters, else the names of the code points. */
    readonly meaning: string;
}
/** All of them, in the order of the text. */
export declare function invisibleRuns(text: string): InvisibleRun[];
