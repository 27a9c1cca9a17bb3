/** JSON, also when it was cut off, with one member or item a line; any other text as it is. No character is lost or changed but space. */
export declare function laidOut(text: string): string;
/** Two texts as one: lines that went begin with `-`, lines that came with `+`, what both have at either end is cut to a few lines. */
export declare function difference(before: string, after: string): string;
