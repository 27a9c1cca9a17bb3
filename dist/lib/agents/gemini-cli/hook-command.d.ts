export interface HookCommandOptions {
    /** Absolute path. */
    readonly shim: string;
    readonly event: 'pre' | 'post';
    /** Milliseconds that the shim may take; it is killed then, where the machine has a `timeout`. */
    readonly boundMs: number;
}
/** For `bash -c`. Its variables have names that no environment has: the agent would put theirs in. */
export declare function hookCommand({ shim, event, boundMs }: HookCommandOptions): string;
