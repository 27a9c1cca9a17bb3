type Argv = readonly [string, ...string[]];
export interface PidNamespace {
    readonly form: 'unshare' | 'bwrap' | 'unshare-user';
    /** Whether sudo and other set-user-ID programs work inside as they do outside. */
    readonly setuidWorks: boolean;
    /** The command line that runs `argv` inside; folder, environment and streams pass through. */
    wrap(argv: Argv): Argv;
}
export interface ProbeOptions {
    /** A folder that exists; the probe runs there. */
    readonly cwd: string;
    readonly signal: AbortSignal;
    readonly platform?: NodeJS.Platform;
    /** The effective user; 0 is root. */
    readonly uid?: number;
    /** Where the programs are looked for: the system's folders, never PATH, which may lead elsewhere. */
    readonly folders?: readonly string[];
}
/** The first form that works here, found by running it; undefined where none does. Two to ten milliseconds: keep the answer. */
export declare function probePidNamespace(options: ProbeOptions): Promise<PidNamespace | undefined>;
export {};
