/** Something that a prompt hides from a person who reads it rendered. */
export interface HiddenText {
    /** What hides it, in words: `an HTML comment`. */
    readonly what: string;
    /** Where it begins, one-based. */
    readonly where: {
        readonly line: number;
        readonly column: number;
    };
    /** What is hidden, cut to 300 characters; not escaped: it is hostile until shown otherwise. */
    readonly text: string;
}
export declare const MAX_FINDINGS = 50;
/**
 * What a text in Markdown hides when it is rendered, in the order in which it stands there, at most 50 findings. It reports too much
 * rather than too little: a comment inside a code block, which is visible, is reported too. Every search is linear in the text.
 */
export declare function hiddenText(markdown: string): HiddenText[];
