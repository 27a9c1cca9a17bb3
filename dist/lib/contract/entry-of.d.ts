/** What a table says of a word that came from elsewhere; its own entries alone: `constructor` is in none. */
export declare function entryOf<T>(table: Readonly<Record<string, T>>, word: string): T | undefined;
