/** `12,345`. */
export declare function figure(value: number): string;
/** `3 calls`, `1 call`. */
export declare function counted(value: number, one: string, more?: string): string;
/** Milliseconds as `45 ms`, `4.2 s`, `3 min 5 s`, `2 h 10 min`. */
export declare function span(ms: number): string;
/** `1,234 bytes`, `1.5 KiB`, `64 MiB`. */
export declare function size(bytes: number): string;
/** US dollars: `$0.0123`, `$1.20`. */
export declare function dollars(value: number): string;
/** The first `limit` characters, with a count of what is left out. */
export declare function short(text: string, limit: number): string;
/** The beginning of a value on one line: its line ends and what indents them become one space. */
export declare function excerpt(text: string, limit: number): string;
