import { type Result } from '../../contract/result.js';
/** One hunk of a patch, with the lines that it was written in. */
export type Hunk = {
    readonly kind: 'add';
    readonly path: string;
    readonly lines: readonly string[];
    readonly raw: readonly string[];
} | {
    readonly kind: 'delete';
    readonly path: string;
    readonly raw: readonly string[];
} | {
    readonly kind: 'update';
    readonly path: string;
    readonly moveTo?: string;
    readonly chunks: readonly Chunk[];
    readonly raw: readonly string[];
};
export interface Chunk {
    /** Whole lines. */
    readonly before: readonly string[];
    readonly after: readonly string[];
    readonly raw: readonly string[];
}
/** The error is a sentence. */
export declare function readPatch(text: string): Result<readonly Hunk[], string>;
export declare const writePatch: (lines: readonly string[]) => string;
/** The paths that a patch names, as it spells them. */
export declare function pathsOf(hunks: readonly Hunk[]): readonly string[];
