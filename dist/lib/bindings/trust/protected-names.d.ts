/** A name reduced to what the most forgiving file system keeps of it. */
export declare function foldName(name: string): string;
/** Whether a folded name, as it was written, may be taken for `folded`, the folded name of a protected file. */
export declare function isSameName(written: string, folded: string): boolean;
