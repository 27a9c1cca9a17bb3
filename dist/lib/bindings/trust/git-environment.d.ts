export interface Remote {
    /** The repository's address; its scheme is the only protocol that is allowed. */
    readonly url: URL;
    /** Sent as basic authorization to that server alone. */
    readonly token?: string;
}
/**
 * The whole environment of one git process. `path` is where git finds its own helpers, `home` an empty folder. Without a remote
 * no protocol is allowed at all.
 */
export declare function gitEnvironment(options: {
    readonly path: string;
    readonly home: string;
    readonly caller: Readonly<Record<string, string | undefined>>;
    readonly remote?: Remote;
}): Record<string, string>;
