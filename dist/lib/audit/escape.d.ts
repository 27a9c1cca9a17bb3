/** Words for a paragraph, a list or a cell of Markdown, on one line. */
export declare function proseMarkdown(text: string): string;
/** Words between the tags of an HTML block, on one line. */
export declare function proseHtml(text: string): string;
/** Text as a code span in Markdown; `inCell` where a `|` would end the cell. */
export declare function codeMarkdown(text: string, inCell: boolean): string;
/** Text as code between the tags of an HTML block. */
export declare function codeHtml(text: string): string;
/** Text as the lines of a fenced block, and a fence that it cannot close. */
export declare function fenced(text: string, language: string): string;
/** Prose in parts: what of it is a path, a file's name or an address that could not be copied with a gap in it, and what stands between. */
export declare function partsOfProse(text: string): readonly {
    readonly kind: 'words' | 'code';
    readonly text: string;
}[];
