import type { HookReply } from '../adapter.js';
export interface ShimOptions {
    /** The last part of the path that is asked. */
    readonly event: string;
    /** As the shim sees it; at most 107 bytes, 103 on macOS. */
    readonly socketPath: string;
    readonly token: string;
    /** Milliseconds that the server takes at most; the shim waits two seconds longer. */
    readonly answerMs: number;
    /** What is printed where no answer came. */
    readonly failClosed: HookReply;
    /** The absolute path of perl, which asks first; default `/usr/bin/perl`. No module of it is used. */
    readonly perl?: string;
    /** The absolute path of curl, which asks where perl is missing; default `/usr/bin/curl`. */
    readonly curl?: string;
    /** The absolute path of a node that asks where both are missing. */
    readonly node?: string;
}
/** The text of the script; to be written as an executable file that the agent cannot change. */
export declare function shimScript(options: ShimOptions): string;
