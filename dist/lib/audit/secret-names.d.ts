/** The names that sound like a secret. */
export declare function secretNames(names: Iterable<string>): string[];
