/** The last line with words in it, cut to 500 characters; empty where there is none. */
export declare const lastLine: (text: string) => string;
