import type { ChangedRecord } from '../../contract/record.js';
/** What became of one folder of dependencies. */
export interface Tally {
    readonly created: number;
    readonly modified: number;
    readonly deleted: number;
    /** Files in it at the start, and at the end. */
    readonly before: number;
    readonly after: number;
}
/** One row for a folder of dependencies; none where nothing in it changed. */
export declare function dependencyRow(path: string, tally: Tally): readonly ChangedRecord[];
/** The rows in order, protected ones first, folded where they are many. */
export declare function orderRows(rows: readonly ChangedRecord[]): readonly ChangedRecord[];
