/**
 * The `spawn` tool: a command in the workspace, a task for a sub-agent, or a later page of an earlier output. A command runs by
 * `/bin/sh -c` (Windows: `cmd /c`) with an empty input and no terminal; what it prints to both of its outputs comes back as one, in
 * the order in which it was printed.
 */
import type { ToolResult } from '../../contract/call.js';
import type { Tool, ToolContext } from '../tool.js';
import type { PageStore } from './paging.js';
import { type ProcessOptions } from './process.js';
/** Runs a task as a sub-agent and gives its result; must not throw. */
export type Delegate = (task: string, context: ToolContext) => Promise<ToolResult>;
export interface SpawnOptions extends ProcessOptions {
    /** Absolute. */
    readonly workspace: string;
    /** The whole environment of commands; the mark is added. */
    readonly env: Readonly<Record<string, string>>;
    readonly pages: PageStore;
    /** Absent: sub-agents are not offered. */
    readonly delegate?: Delegate;
    /** Milliseconds after which a command is stopped that names no time of its own. */
    readonly timeoutMs?: number;
    readonly platform?: NodeJS.Platform;
}
export declare function spawnTool(options: SpawnOptions): Tool;
type Shell = {
    readonly argv: readonly [string, ...string[]];
    readonly verbatim?: true;
};
/** How a command line meets its shell; `verbatim`: the quotes are ours and no more are added. */
export declare function shellFor(command: string, platform: NodeJS.Platform, env: Readonly<Record<string, string>>): Shell;
export {};
