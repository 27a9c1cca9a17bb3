/** What the agent puts before the names of a server's tools. */
export declare const serverPrefix: (server: string) => string;
