/** A folder as it was when it was made: its place and who it is. */
export interface KnownFolder {
    readonly path: string;
    readonly dev: number;
    readonly ino: number;
}
export declare function knownFolder(path: string): KnownFolder;
/** Whether another folder, or a link, has taken its place. */
export declare function isReplaced({ path, dev, ino }: KnownFolder): boolean;
/**
 * Writes a file anew, for its owner alone; returns why it could not, if so. The text goes into a new file that then takes the name, so
 * nothing is written through what stood there: neither a symlink, nor another name of somebody else's file, nor a pipe. Of `folder` the
 * file is a part only while it is the one that was made.
 */
export declare function writeOwnFile(path: string, text: string, folder?: KnownFolder): string | undefined;
