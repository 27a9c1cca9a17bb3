/** In quotes, whatever is in it. No word of a shell can hold a NUL: U+FFFD stands in its place. */
export declare const quotedWord: (text: string) => string;
/** As it is where nothing in it means anything to a shell; else in quotes. */
export declare const shellWord: (text: string) => string;
