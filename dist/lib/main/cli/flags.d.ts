import { type Result } from '../../contract/result.js';
export interface FlagShape {
    /** Flags that take a value. */
    readonly values: readonly string[];
    /** Flags that stand alone or take `true` or `false`. */
    readonly booleans: readonly string[];
    /** Whether words that are not flags are taken. */
    readonly operands: boolean;
}
export interface Flags {
    /** Names that were given more than once. */
    readonly repeated: ReadonlySet<string>;
    /** Texts by name without the dashes; a flag given twice keeps all its texts, joined by new lines. */
    readonly values: ReadonlyMap<string, string>;
    readonly operands: readonly string[];
}
export declare function readFlags(words: readonly string[], shape: FlagShape): Result<Flags, string>;
