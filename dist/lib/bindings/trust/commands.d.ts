import { type Result } from '../../contract/result.js';
import type { HookSpec } from '../../hooks/participant.js';
import type { ResolvedCommand } from '../hook-command.js';
import type { Checkout } from './checkout.js';
import type { Declared } from './guard-files.js';
import type { HeldFolders } from './held-folders.js';
import { type Program } from './program-path.js';
export interface CommandsOptions {
    readonly checkout: Checkout;
    readonly workspace: string;
    readonly env: Readonly<Record<string, string | undefined>>;
    readonly declared: Declared;
    /** The snapshot's top folder; absent where the working tree is what is trusted. */
    readonly snapshot?: string;
    /** Below the checkout's top. */
    readonly guardFolders: readonly string[];
    /** HOME for hooks; the caller's unless set. */
    readonly home?: string;
    /** The folders that are looked at before every start. */
    readonly held?: HeldFolders;
    /** The real one unless set. */
    readonly platform?: NodeJS.Platform;
    /** Who runs commands; the user of this process unless set. */
    readonly user?: number;
}
/** One command as it will be started, and what stands against starting it. */
export interface Command extends ResolvedCommand {
    /** Absent where its program was not found. */
    readonly program?: Program;
    /** Whether the operator declared it. */
    readonly isOperators?: boolean;
    /** Why it must not be started; what is not found is left to fail when it is started. */
    readonly refusal?: string;
}
export declare class Commands {
    #private;
    /** PATH for declared tools and MCP servers; that of hooks may have another order. */
    readonly path: string;
    readonly notices: readonly string[];
    /** A tool or server whose declaration cannot be turned: a sentence, on which the run does not start. */
    readonly problem: string | undefined;
    constructor(options: CommandsOptions);
    /** How a loaded hook is started. */
    hook(spec: HookSpec): Command;
    /** How a loaded tool is started; `cwd` is the one it asked for, in the workspace. */
    tool(name: string): Command | undefined;
    /** How an MCP server is started; undefined for one that is not a program. */
    server(name: string): Command | undefined;
    /** Why a command must not be started now, seen without reading its files; to be asked before every start. */
    refusalOf(command: Command): string | undefined;
    /** A command that may be started now; else why not, to be said behind its name. */
    cleared(command: Command | undefined): Result<Command, string>;
}
