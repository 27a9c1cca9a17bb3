import { type FileHandle } from 'node:fs/promises';
/** Something of the records that was not read; `unread` says what and why, without a stop: it follows a colon. */
export interface UnreadRecords {
    readonly unread: string;
}
export interface RecordPlaces {
    readonly home: string;
    /** Paths from the home. */
    readonly folders: readonly string[];
    /** Whether a file of this path from the home holds records. */
    readonly isRecord: (path: string) => boolean;
}
/** What an agent wrote, as a short piece of one line. */
export declare const shownPiece: (text: string) => string;
/** A path below the home, for people. */
export declare const shownBelow: (home: string, path: string) => string;
/** What a failed look at the file system says, without the path that Node puts into it. */
export declare function whyNot(error: unknown): string;
/**
 * The regular files in these folders, in the order of their paths, and what stands in the way of others. A folder that there is not holds
 * nothing. Never throws but for the signal.
 */
export declare function recordFiles(places: RecordPlaces, signal?: AbortSignal): Promise<readonly (string | UnreadRecords)[]>;
/** Why a folder of this path from the home is none to be read: it, or one above it, is a link or no folder. */
export declare function folderProblem(home: string, folder: string): Promise<UnreadRecords | undefined>;
/** Opens a regular file of at most so many bytes, to read; throws else. Waits for nobody, and follows no link in its last part. */
export declare function openRegular(path: string, mostBytes: number): Promise<{
    readonly file: FileHandle;
    readonly size: number;
}>;
