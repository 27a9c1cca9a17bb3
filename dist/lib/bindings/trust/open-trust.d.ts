import type { TrustedSource } from '../../contract/trusted-source.js';
import { type Result } from '../../contract/result.js';
import { type Checkout } from './checkout.js';
import { Commands } from './commands.js';
import type { Remote } from './git-environment.js';
import { type Git } from './git.js';
import { type Declared } from './guard-files.js';
import { type TrustPlan } from './plan.js';
import { type Snapshot } from './snapshot.js';
export interface TrustOptions {
    readonly plan: TrustPlan;
    /** Absolute, as it was named: not with its symlinks resolved. */
    readonly workspace: string;
    /** GITHUB_WORKSPACE: no checkout is looked for above it. */
    readonly ceiling?: string;
    /** The operator's folder, where it was named. */
    readonly configDir?: string;
    /** The caller's environment. */
    readonly env: Readonly<Record<string, string | undefined>>;
    /** Where a missing commit is fetched from, or why it cannot be. */
    readonly remote: Result<Remote, string>;
    /** An empty folder of our own outside the workspace, that nobody else can write to. */
    readonly folder: string;
    /** What `${NAME}` may become in a tools file and in `.mcp.json`. */
    readonly variables?: Readonly<Record<string, string>>;
    readonly requireHooks?: readonly string[];
    readonly signal: AbortSignal;
    /** Who runs commands; the user of this process unless set. */
    readonly user?: number;
}
export interface Trust extends Declared {
    readonly trusted: TrustedSource;
    readonly checkout: Checkout;
    /** Present where programs come from a commit. */
    readonly snapshot?: Snapshot;
    /** How hooks, tools and MCP servers are started. */
    readonly commands: Commands;
    /** Absent where there is no git, which only a commit needs. */
    readonly git?: Git;
    /** Sentences that a reviewer should read. */
    readonly notices: readonly string[];
    /** A file such as the prompt's, from the trusted version where it lies inside the checkout. The problem is a sentence. */
    readFile(path: string): Promise<Result<Uint8Array, string>>;
    /** The same for a file that may be absent. */
    findFile(path: string): Promise<Result<FoundFile | undefined, string>>;
    /** The files below a folder, from the trusted version where it lies inside the checkout; none where there is no such folder. */
    findFolder(path: string, most: number): Promise<Result<readonly FolderFile[], string>>;
    /** What became of the snapshot since it was made: sentences, each an enforcement failure. */
    verify(): Promise<readonly string[]>;
    /** Removes the snapshot. */
    close(): Promise<void>;
}
export interface FoundFile {
    readonly bytes: Uint8Array;
    /** Its path, with the version that it comes from. */
    readonly name: string;
}
export interface FolderFile {
    /** Its path below the folder, with `/`. */
    readonly way: string;
    readonly bytes: Uint8Array;
}
/** Opens what a run may trust. Every problem is one sentence, a configuration error. */
export declare function openTrust(options: TrustOptions): Promise<Result<Trust, string>>;
