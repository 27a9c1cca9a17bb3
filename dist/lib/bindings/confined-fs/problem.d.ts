/** Words for what the system says, as the end of a sentence that starts with the path. */
export declare function systemWords(error: unknown): string;
/** The system's own name for what went wrong, such as `ENOENT`. */
export declare function codeOf(error: unknown): string | undefined;
