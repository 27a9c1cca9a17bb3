export interface Surroundings {
    readonly args: readonly string[];
    readonly env: Readonly<Record<string, string | undefined>>;
    /** Calls back on each of these signals. */
    readonly on: (signal: NodeJS.Signals, heard: () => void) => void;
    /** One line for whoever reads standard error. */
    readonly say: (line: string) => void;
}
/** The exit code: the program's own; 128 and the signal's number; 127 or 126 where it did not start; 125 where this failed. */
export declare function accompany({ args, env, on, say }: Surroundings): Promise<number>;
