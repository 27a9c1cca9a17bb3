import { type Result } from '../../contract/result.js';
export interface Bubblewrap {
    /** Its absolute path. */
    readonly program: string;
    /** Whether the agent would be root. */
    readonly root: boolean;
    /** Why it gives no network namespace, as a sentence; absent where it does. */
    readonly noNetwork?: string;
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
