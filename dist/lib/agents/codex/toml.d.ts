/** A string, or the name of a key in quotes. */
export declare const quoted: (text: string) => string;
type Value = string | number | boolean | readonly string[] | Readonly<Record<string, string>>;
export declare function value(of: Value): string;
/** Lines of `key = value`. */
export declare const lines: (members: Readonly<Record<string, Value>>) => string;
/** A table; `path` are the parts of its name. */
export declare const table: (path: readonly string[], members: Readonly<Record<string, Value>>) => string;
export {};
