import type { ChangedRecord } from '../../contract/record.js';
import type { DigestBudget } from './digest-budget.js';
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
export interface GuardedReport {
    readonly changed: readonly ChangedRecord[];
    /** Folders that could not be looked into, at the start or now, as they are shown. */
    readonly unlisted: readonly string[];
}
export declare class GuardedFiles {
    #private;
    private constructor();
    /** As they are now. */
    static remember(options: GuardedOptions, budget: DigestBudget): Promise<GuardedFiles>;
    /** What changed; `repositories` are those that are there now. One that came later is a finding, not a breach. */
    compare(repositories: ReadonlySet<string>, budget: DigestBudget): Promise<GuardedReport>;
}
