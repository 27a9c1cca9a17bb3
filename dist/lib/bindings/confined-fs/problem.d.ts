/** Words for what the system says, as the end of a sentence that starts with the path. */
export declare function systemWords(error: unknown): string;
