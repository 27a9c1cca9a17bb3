import type { ChangedRecord } from '../../contract/record.js';
export interface GuardedOptions {
    /** Git directories that are there at the start, or a `.git` that is a file. Absolute, as `named`. */
    readonly repositories: ReadonlySet<string>;
    /** Protected files, and folders with all that is in them, there or not. */
    readonly named: readonly string[];
    /** Configuration of git that is not protected, but counts. */
    readonly outer: readonly string[];
    /** An absolute path as it is shown. */
    readonly show: (path: string) => string;
}
export declare class GuardedFiles {
    #private;
    constructor(options: GuardedOptions);
    /** What changed; `repositories` are those that are there now. One that came later is a finding, not a breach. */
    compare(repositories: ReadonlySet<string>): readonly ChangedRecord[];
}
