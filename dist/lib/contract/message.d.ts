/** What something that was thrown says of itself. */
export declare function messageOf(error: unknown): string;
