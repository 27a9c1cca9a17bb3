import type { FileProblem } from './problem.js';
import type { Result } from './result.js';
/** The deadline of a call to a server that declares none, in milliseconds. */
export declare const DEFAULT_MCP_TIMEOUT_MS = 120000;
/** A server that is a program of ours to start. */
export interface StdioServer {
    readonly kind: 'stdio';
    /** argv; never meets a shell. */
    readonly command: readonly [string, ...string[]];
    /** As it was declared: relative to the workspace's root. */
    readonly cwd?: string;
    readonly env: Readonly<Record<string, string>>;
}
/** A server that answers requests over streamable HTTP. */
export interface HttpServer {
    readonly kind: 'http';
    /** Absolute, http or https, without credentials in it. */
    readonly url: string;
    readonly headers: Readonly<Record<string, string>>;
}
/** One server of an MCP file, with its defaults filled in and its variables expanded. */
export interface McpServer {
    /** Without a double underscore, so that it can be told from its tool's name. */
    readonly name: string;
    readonly transport: StdioServer | HttpServer;
    /** Of one call: 1 to 2147483647. */
    readonly timeoutMs: number;
    /** Variables that it names and that were not expanded. */
    readonly unset: readonly string[];
    /** The absolute path of the file that declares it. */
    readonly source: string;
}
export interface McpFileOrigin {
    readonly source: string;
    /** What `${NAME}` may become in `command`, `args`, `url` and the values of `env` and `headers`: what `pass-env` names. */
    readonly variables?: Readonly<Record<string, string>>;
}
/**
 * The servers of an MCP file, in its order. A problem tells the place and never a value.
 *
 * @param content the file's bytes, or its text with the byte order mark still in it
 */
export declare function parseMcpFile(content: string | Uint8Array, origin: McpFileOrigin): Result<readonly McpServer[], FileProblem>;
