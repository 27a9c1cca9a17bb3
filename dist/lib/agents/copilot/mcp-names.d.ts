/** What the agent puts before the names of a server's tools: what is neither letter, digit, `_` nor `-` becomes `-`. */
export declare const serverPrefix: (server: string) => string;
