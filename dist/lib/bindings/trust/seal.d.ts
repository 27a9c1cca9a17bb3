/** By the folder's path below the top, with `/`; the top is empty. One character a byte, for names that are not UTF-8. */
export type Seal = ReadonlyMap<string, string>;
export interface SealOptions {
    /** Takes the write permission of every folder; true unless set. */
    readonly readOnly?: boolean;
    /** Called with each folder before it is listed. */
    readonly onFolder?: (path: Buffer) => void;
}
/** Walks a folder without following symlinks. What cannot be read is part of the fingerprint as such. */
export declare function sealFolders(top: string, { readOnly, onFolder }?: SealOptions): Promise<Seal>;
/** The absolute path of what lies below a folder, as bytes; `below` has one character a byte. */
export declare const bytesOf: (top: string, below: string) => Buffer;
