import type { ChangedRecord } from '../../contract/record.js';
/** A file that was there at the start and counts. */
export interface KnownFile {
    readonly stamp: string;
    readonly mode: number;
    readonly why: string;
    readonly protected: boolean;
    /** Absent where it was too large, or one too many, to be read. */
    digest?: string;
    /** Of a symlink to a file: what tells that file from another (digest-budget.ts). */
    leads?: string;
}
/** Bytes of one file that are read for a digest. */
export declare const LARGEST: number;
/** What is recorded of a change; `path` as it is shown. */
export declare function changedRow(path: string, change: ChangedRecord['change'], known: Pick<KnownFile, 'why' | 'protected'>, digests: {
    readonly before?: string | undefined;
    readonly after?: string | undefined;
    readonly unread?: boolean;
}): ChangedRecord;
/** What tells the contents before and after apart: of a symlink whose text is the same, those of the file that it leads to. */
export declare function digestsOf(before: KnownFile | undefined, after: {
    readonly digest: string | undefined;
    readonly leads: string | undefined;
}): {
    readonly before: string | undefined;
    readonly after: string | undefined;
};
/** Whether a file that looks different is the same after all: written again, or restored. */
export declare function isRestored(before: KnownFile | undefined, after: {
    readonly digest: string | undefined;
    readonly leads?: string | undefined;
    readonly mode: number | undefined;
}): boolean;
