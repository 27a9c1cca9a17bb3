/** What a table says of a word that came from elsewhere; its own entries alone: `constructor` is in none. */
export function entryOf(table, word) {
    return Object.hasOwn(table, word) ? table[word] : undefined;
}
