/** Part of a line. */
export type Inline = {
    readonly kind: 'words';
    readonly text: string;
} | {
    readonly kind: 'code';
    readonly text: string;
} | {
    readonly kind: 'strong';
    readonly of: Line;
} | {
    readonly kind: 'break';
};
export type Line = readonly Inline[];
export interface Column {
    readonly title: string;
    readonly align?: 'right';
}
export type Block = {
    readonly kind: 'heading';
    readonly level: 2 | 3 | 4;
    readonly line: Line;
} | {
    readonly kind: 'paragraph';
    readonly line: Line;
} | {
    readonly kind: 'list';
    readonly items: readonly Line[];
} | {
    readonly kind: 'table';
    readonly columns: readonly Column[];
    readonly rows: readonly (readonly Line[])[];
} | {
    readonly kind: 'details';
    readonly summary: Line;
    readonly blocks: readonly Block[];
} | {
    readonly kind: 'code';
    readonly language: '' | 'json' | 'sh' | 'diff';
    readonly text: string;
};
/** What a template of `say` may hold; text and numbers become words. */
export type Piece = string | number | Inline | Line;
/** Ours or others': it is escaped either way. */
export declare const words: (text: string) => Inline;
/** A name, a path, a value: shown as it is. */
export declare const code: (text: string) => Inline;
export declare const strong: (...pieces: readonly Piece[]) => Inline;
export declare const lineBreak: Inline;
/** A line with parts put in: say`${3} calls of ${code(name)}`. */
export declare function say(texts: TemplateStringsArray, ...pieces: readonly Piece[]): Line;
/** A sentence of ours, with what stands in it between backticks as code. Text of others that is part of it is escaped as anywhere. */
export declare function sentence(text: string): Line;
/** Lines one after the other, with `between` between them. */
export declare function joined(lines: readonly Piece[], between: string): Line;
export declare const heading: (level: 2 | 3 | 4, line: Piece) => Block;
export declare const paragraph: (line: Piece) => Block;
export declare const list: (items: readonly Piece[]) => Block;
export declare const details: (summary: Piece, blocks: readonly Block[]) => Block;
export declare const codeBlock: (language: '' | 'json' | 'sh' | 'diff', text: string) => Block;
/** A column whose title ends in `>` is set to the right: it holds numbers. */
export declare function table(titles: readonly string[], rows: readonly (readonly Piece[])[]): Block;
export declare function lineOf(piece: Piece): Line;
