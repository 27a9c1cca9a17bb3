import type { Workspace } from '../../bindings/confined-fs/workspace.js';
import { type Result } from '../../contract/result.js';
import type { DeclaredTool } from '../../contract/tools-file.js';
import type { Tool } from '../tool.js';
import type { PageStore } from './paging.js';
import { type ProcessOptions } from './process.js';
/** What a declaration means by the trusted version of the files that it names. */
export interface ResolvedTool {
    readonly argv: readonly [string, ...string[]];
    /** The whole environment; the tool's own `env` and the mark are added. */
    readonly env: Readonly<Record<string, string>>;
}
export interface DeclaredOptions extends ProcessOptions {
    readonly workspace: Workspace;
    readonly pages: PageStore;
    /** Asked before every call; the error, words that follow the tool's name, refuses to start it. Must not throw. */
    readonly resolve: (tool: DeclaredTool) => Result<ResolvedTool, string>;
}
export declare function declaredTools(tools: readonly DeclaredTool[], options: DeclaredOptions): Tool[];
