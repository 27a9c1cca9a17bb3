/** What a table says of a word that came from elsewhere; its own entries alone: `constructor` is in none. */
export function entryOf<T>(table: Readonly<Record<string, T>>, word: string): T | undefined {
  return Object.hasOwn(table, word) ? table[word] : undefined;
}
