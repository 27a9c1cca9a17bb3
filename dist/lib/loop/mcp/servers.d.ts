import type { ResolvedCommand } from '../../bindings/hook-command.js';
import type { McpServer } from '../../contract/mcp-file.js';
import type { PatternEngine } from '../../contract/patterns.js';
import type { Result } from '../../contract/result.js';
import type { PidNamespace } from '../../subprocess/pid-namespace.js';
import type { Tool, ToolContext } from '../tool.js';
import type { PageStore } from '../tools/paging.js';
import type { Fetch } from './http-fetch.js';
/** Something that went wrong with a server, in words that follow its name. */
export interface McpProblem {
    readonly server: string;
    readonly words: string;
    /** The call in which it was found out. */
    readonly call?: Pick<ToolContext, 'agentId' | 'toolCallId'>;
}
export interface McpOptions {
    /** Those that are to be started. */
    readonly servers: readonly McpServer[];
    /** How the program of a server is started, or why it must not be; the error follows the server's name. Must not throw. */
    readonly command: (server: McpServer) => Result<ResolvedCommand, string>;
    /** Absent where the system offers none that works. */
    readonly namespace?: PidNamespace;
    /** A new mark for every program. */
    readonly marks: () => string;
    /** What requests are sent with. */
    readonly fetch: Fetch;
    readonly patterns: PatternEngine;
    readonly pages: PageStore;
    /** This project's version, which servers are told. */
    readonly version: string;
    readonly signal: AbortSignal;
    /** Milliseconds from the start of a server to the list of its tools. */
    readonly startMs?: number;
    /** Told of everything that goes wrong. Must not throw. */
    readonly onProblem: (problem: McpProblem) => void;
    /** Told what a reader of the log may want to know; must not throw. */
    readonly onNotice: (message: string) => void;
}
export interface McpSession {
    readonly tools: readonly Tool[];
    /** Ends every server; settles when nothing of them is left. Never rejects. */
    close(): Promise<void>;
}
/** Opens the servers; never rejects, and never waits longer than `startMs` and a moment. */
export declare function openServers(options: McpOptions): Promise<McpSession>;
