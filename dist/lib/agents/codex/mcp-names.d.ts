/** What the agent puts before the names of a server's tools: its name comes with everything but letters, digits and `_` as `_`. */
export declare const serverPrefix: (server: string) => string;
