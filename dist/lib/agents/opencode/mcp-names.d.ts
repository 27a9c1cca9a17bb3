/** What the agent puts before the names of a server's tools. */
export declare const serverPrefix: (server: string) => string;
/** Why these servers cannot be told apart, or from the agent's own tools; one sentence. */
export declare function mcpProblem(servers: readonly string[]): string | undefined;
