/**
 * Writes a file anew, for its owner alone where it is new; returns why it could not, if so. A symlink is not followed, and a named pipe is
 * not waited for.
 */
export declare function writeOwnFile(path: string, text: string): string | undefined;
