import { type McpServer } from '../../contract/mcp-file.js';
import { type FileProblem } from '../../contract/problem.js';
import { type Result } from '../../contract/result.js';
import { type DeclaredTool } from '../../contract/tools-file.js';
import type { HookSpec } from '../../hooks/participant.js';
import { type FileSource } from './file-source.js';
/** The workspace's own folder of guard files. */
export declare const GUARD_FOLDER = ".basis";
export interface GuardFile {
    readonly kind: 'hooks' | 'tools' | 'mcp';
    readonly scope: 'operator' | 'workspace';
    /** Absolute. */
    readonly path: string;
}
export interface DiscoverOptions {
    /** Absolute. */
    readonly workspace: string;
    /** The operator's folder, where it was named. */
    readonly configDir?: string;
    /** For `BASIS_CONFIG_DIR`, `XDG_CONFIG_HOME` and `HOME`. */
    readonly env: Readonly<Record<string, string | undefined>>;
    /** Whether the workspace's own files count; true unless set. */
    readonly workspaceFiles?: boolean;
}
/** The folder of the operator's guard files; relative paths are taken from the workspace. Undefined where nothing says where. */
export declare function configFolder({ workspace, configDir, env }: DiscoverOptions): string | undefined;
/** Where guard files may be, in the order in which their hooks speak. Nothing is looked at, and no parent folder is considered. */
export declare function discover(options: DiscoverOptions): readonly GuardFile[];
export interface Declared {
    /** In the order in which they speak. */
    readonly hooks: readonly HookSpec[];
    /** By name at most one: the workspace's where the operator has one of that name too. */
    readonly tools: readonly DeclaredTool[];
    readonly mcp: readonly McpServer[];
    /** Every place that was looked at, with the version that it comes from. */
    readonly lookedAt: readonly string[];
}
export interface LoadOptions {
    /** The disk unless set. */
    readonly source?: FileSource;
    /** What `${NAME}` may become in a tools file and in `.mcp.json`. */
    readonly variables?: Readonly<Record<string, string>>;
}
/** Reads and checks guard files. The first that exists and cannot be used is the problem, on which the run does not start. */
export declare function load(files: readonly GuardFile[], options?: LoadOptions): Promise<Result<Declared, FileProblem>>;
/** A sentence where a hook that `require-hooks` names was not loaded. */
export declare function missingHook(required: readonly string[], { hooks, lookedAt }: Declared): string | undefined;
/** A problem as the sentence that a run ends with. */
export declare const loadSentence: (problem: FileProblem) => string;
