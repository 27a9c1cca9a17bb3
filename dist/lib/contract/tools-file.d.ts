import type { JsonText } from './json/node.js';
import type { SideEffectLevel } from './level.js';
import type { FileProblem } from './problem.js';
import type { Result } from './result.js';
/** The version of the tools file that is read here. */
export declare const TOOLS_SCHEMA = 1;
/** The deadline of a tool that declares none, in milliseconds. */
export declare const DEFAULT_TOOL_TIMEOUT_MS = 120000;
/** The names of the built-in tools, which a declared tool cannot claim. */
export declare const BUILT_IN_TOOLS: readonly string[];
/** What begins the names of the tools of MCP servers. */
export declare const MCP_PREFIX = "mcp__";
/** One tool of a tools file, with its defaults filled in and its variables expanded. */
export interface DeclaredTool {
    readonly name: string;
    readonly description: string;
    /** The exact text of an object; not compiled here, see `inputSchemaCheck`. */
    readonly inputSchema: JsonText;
    /** argv; never meets a shell. */
    readonly command: readonly [string, ...string[]];
    /** As it was declared: relative to the workspace's root. */
    readonly cwd?: string;
    readonly env?: Readonly<Record<string, string>>;
    /** 1 to 2147483647. */
    readonly timeoutMs: number;
    readonly sideEffect: Extract<SideEffectLevel, 'process' | 'external'>;
    /** The absolute path of the file that declares it. */
    readonly source: string;
    readonly scope: 'operator' | 'workspace';
}
export interface ToolsFileOrigin extends Pick<DeclaredTool, 'source' | 'scope'> {
    /** What `${NAME}` may become in `command`, `cwd` and the values of `env`: the variables that `pass-env` names, and no other. */
    readonly variables?: Readonly<Record<string, string>>;
    /** Names that are taken; `BUILT_IN_TOOLS` where absent. */
    readonly builtIn?: readonly string[];
}
/**
 * The tools of a tools file, in its order (contract 5.7). A problem tells the place and never a value. Where the workspace and the
 * operator declare the same name, the caller lets the workspace's win.
 *
 * @param content the file's bytes, or its text with the byte order mark still in it
 */
export declare function parseToolsFile(content: string | Uint8Array, origin: ToolsFileOrigin): Result<readonly DeclaredTool[], FileProblem>;
