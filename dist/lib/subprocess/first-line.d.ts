/** The first line of a file, without its line feed; empty where the file cannot be read. */
export declare function firstLineOf(path: string): string;
