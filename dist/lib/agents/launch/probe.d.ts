import { type Result } from '../../contract/result.js';
export interface Bubblewrap {
    /** Its absolute path. */
    readonly program: string;
    /** Whether the agent would be root. */
    readonly root: boolean;
    /** Which networks were tried and work; `own` is a network namespace. */
    readonly networks: readonly ('own' | 'shared')[];
}
export interface ProbeOptions {
    readonly signal: AbortSignal;
    readonly platform?: NodeJS.Platform;
    /** The effective user; 0 is root. */
    readonly uid?: number;
    /** Where the program is looked for: the system's folders, never PATH, which may lead elsewhere. */
    readonly folders?: readonly string[];
}
/** What works here; else why nothing does, as a sentence. Some ten milliseconds. */
export declare function probeBubblewrap(options: ProbeOptions): Promise<Result<Bubblewrap, string>>;
/** Why bubblewrap gives no network of its own, for a run that needs one; a sentence. */
export declare function whyNoNetwork({ program }: Bubblewrap, signal: AbortSignal): Promise<string>;
