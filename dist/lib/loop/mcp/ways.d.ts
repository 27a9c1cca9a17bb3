import type { ResolvedCommand } from '../../bindings/hook-command.js';
import type { HttpServer } from '../../contract/mcp-file.js';
import type { ConnectionOptions } from './connection.js';
import { type Fetch } from './http-fetch.js';
export type Library = typeof import('@modelcontextprotocol/client');
export interface ProgramOptions extends ResolvedCommand {
    /** Unique to the server. */
    readonly mark: string;
    readonly onStray: (line: string) => void;
}
/** A program that is spoken to on its standard input and output. */
export declare function programWay(library: Library, options: ProgramOptions): ConnectionOptions['way'];
/** A server that answers over streamable HTTP. */
export declare function httpWay(library: Library, { url, headers }: HttpServer, fetch: Fetch): ConnectionOptions['way'];
