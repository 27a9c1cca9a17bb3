/** What a program reads: a text, bytes, or a text in pieces that are made while it reads; making one must not throw. */
export type RunInput = string | Uint8Array | {
    readonly pieces: Iterable<string>;
};
/** What to run, and within which limits. */
export interface RunRequest {
    readonly argv: readonly [string, ...string[]];
    readonly cwd: string;
    /** The whole environment of the child; nothing is inherited. */
    readonly env: Readonly<Record<string, string>>;
    readonly stdin: RunInput;
    /** Milliseconds from the call of `run`, spawning included. */
    readonly timeoutMs: number;
    /** Bytes of standard output past which the program is stopped. */
    readonly maxStdout: number;
    /** Bytes of standard error that are kept; more is counted and dropped. */
    readonly keepStderr: number;
    readonly signal: AbortSignal;
    /**
     * Milliseconds that output may still arrive after the exit; then what still holds it is ended, and the end is the exit's own.
     * Absent: until the deadline, and what holds the output past that is late (contract 7.2).
     */
    readonly drainMs?: number;
    /** Windows: the arguments are quoted already. */
    readonly verbatim?: true;
    /** The value of BASIS_GUARD_CALL in `env`, by which escapees are found; unique to this call. */
    readonly mark: string;
}
/** How a program ended. */
export type RunEnd = {
    readonly kind: 'exited';
    readonly code: number;
} | {
    readonly kind: 'signalled';
    readonly signal: string;
}
/** `running`: it had not exited at the deadline; `draining`: it had, but its output was still held open. */
 | {
    readonly kind: 'late';
    readonly phase: 'running' | 'draining';
} | {
    readonly kind: 'flooded';
} | {
    readonly kind: 'not-started';
    readonly message: string;
} | {
    readonly kind: 'cancelled';
};
export interface RunResult {
    readonly end: RunEnd;
    readonly stdout: Buffer;
    readonly stderr: Buffer;
    /** All bytes that it wrote to standard error, kept or not. */
    readonly stderrBytes: number;
    readonly elapsedMs: number;
    /** Settles, never rejects, when nothing of its process tree is left as far as the system lets one know. */
    readonly reaped: Promise<void>;
}
