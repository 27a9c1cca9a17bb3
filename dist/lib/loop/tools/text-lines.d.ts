import { type Result } from '../../contract/result.js';
export interface LineWindow {
    /** One-based number of the first line. */
    readonly offset: number;
    readonly limit: number;
    readonly maxBytes: number;
}
export interface Lines {
    readonly text: string;
    /** One-based numbers; `last` is `first - 1` for an empty file. */
    readonly first: number;
    readonly last: number;
    readonly total: number;
    /** Whether the last line shown is cut inside, since it is longer alone than all that may be shown. */
    readonly cutInside: boolean;
}
/** Chooses lines of a UTF-8 text, whole ones where one fits; fails, in words that follow the path, where there is no such line. */
export declare function linesOf(bytes: Buffer, { offset, limit, maxBytes }: LineWindow): Result<Lines, string>;
/** The text of a file for editing: every byte of it comes back when it is written again. */
export declare function editableText(bytes: Buffer): Result<string, string>;
export interface Replacement {
    readonly old: string;
    readonly new: string;
    readonly replaceAll?: boolean;
    readonly expectedReplacements?: number;
}
/** Replaces text; the error follows the path. */
export declare function replaceText(text: string, edit: Replacement): Result<{
    readonly text: string;
    readonly count: number;
}, string>;
export interface Insertion {
    readonly anchor: string;
    readonly position: 'before' | 'after';
    readonly content: string;
    readonly occurrence?: number;
}
/** Inserts text next to an anchor; the error follows the path. */
export declare function insertText(text: string, edit: Insertion): Result<string, string>;
