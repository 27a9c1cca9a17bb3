/** The data of such an event, what a parser finds in it; undefined where it is another one, or none, or not UTF-8. */
export declare function usualData(piece: Buffer): string | undefined;
