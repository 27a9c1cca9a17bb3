/** From `start` to before `end`, in UTF-16 code units. */
export interface Span {
    readonly start: number;
    readonly end: number;
}
/** Appends the longest match at each place of `text` from `from` on; spans come in order and may overlap. */
export type FindMany = (text: string, found: Span[]) => void;
/** `needles` are at least two characters each; the shorter the shortest, the slower the search. */
export declare function findMany(needles: readonly string[]): FindMany;
