export interface PluginSettings {
    /** Without a slash at its end. */
    readonly url: string;
    readonly token: string;
    /** Milliseconds that the plugin waits for an answer: more than the guard takes. */
    readonly waitMs: number;
    /** Its own address, the one plugin that may be there. */
    readonly self: string;
    /** The names of the MCP servers that may be there. */
    readonly mcp: readonly string[];
}
/** With this begins what the plugin says where the guard did not answer; so `drive` knows it. */
export declare const UNANSWERED = "basis guard did not answer: ";
export declare function pluginText(settings: PluginSettings): string;
