import type { DatabasePages } from './database-pages.js';
/** A text; a number where it is a whole one of at most six bytes; null for all else. */
export type Value = string | number | null;
export type Row = readonly Value[];
/** Some columns of a table's rows, in the order in which they are stored. Throws where it is no ordinary table; the message follows a name. */
export declare function rowsOf(pages: DatabasePages, table: string, columns: readonly string[]): AsyncGenerator<Row>;
