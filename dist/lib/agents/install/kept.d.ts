import type { Result } from '../../contract/result.js';
export interface Keeping {
    /** Where it is kept. */
    readonly home: string;
    /** What its digest must be. */
    readonly expected: string;
    /** What it is, for sentences: `codex 0.171.0`. */
    readonly what: string;
    readonly signal: AbortSignal;
    /** Installs into a new folder whose path begins so. */
    readonly fetch: (prefix: string) => Promise<Result<string, string>>;
}
export interface Kept {
    /** Sentences for people. */
    readonly notices: readonly string[];
}
/**
 * Makes `home` hold the tested tree: as it is where it does, else removed and installed. What is there after that and is still another
 * tree is a problem, one sentence. Rejects with what the file system says and at the signal's abort.
 */
export declare function keepTree(keeping: Keeping): Promise<Result<Kept, string>>;
