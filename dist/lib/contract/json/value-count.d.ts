/**
 * Whether the text may hold more values than `most`. Each value but the outermost is the first after an opening bracket or brace, or
 * follows a comma, so a reader makes no more values than there are of these outside strings, and one.
 */
export declare function hasMoreValues(text: string, most: number): boolean;
