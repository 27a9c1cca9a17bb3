type Fields = Readonly<Record<string, unknown>>;
/** A line as an object; undefined where it is none. */
export declare function messageIn(line: string): Fields | undefined;
/** What lies at the end of a path of keys. */
export declare function at(from: unknown, ...keys: readonly string[]): unknown;
export declare function text(from: unknown, ...keys: readonly string[]): string | undefined;
export declare function list(from: unknown, ...keys: readonly string[]): readonly unknown[];
export {};
