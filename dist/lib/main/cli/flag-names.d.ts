export declare const spelling: (name: string) => string;
/** A sentence that names inputs, with flags in their place. */
export declare function asFlags(sentence: string): string;
