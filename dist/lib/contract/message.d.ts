/** What something that was thrown says of itself. */
export declare function messageOf(error: unknown): string;
/** The system's own name for what went wrong, such as `ENOENT`. */
export declare function codeOf(error: unknown): string | undefined;
