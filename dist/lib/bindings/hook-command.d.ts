import type { HookPort, HookSpec } from '../hooks/participant.js';
/** Where and as what a hook's program is started. */
export interface ResolvedCommand {
    readonly argv: readonly [string, ...string[]];
    readonly cwd: string;
    readonly env: Readonly<Record<string, string>>;
}
export interface CommandPortOptions {
    /** The absolute path of the workspace; what the request names, and where paths with a folder part begin. */
    readonly workspace: string;
    /** The folder in which hooks run; the workspace where absent. */
    readonly cwd?: string;
    /** The whole environment of the hooks; the mark is added. */
    readonly env: Readonly<Record<string, string>>;
    /** Takes the place of `workspace`, `cwd` and `env` for a program: where guard files come from a snapshot. Must not throw. */
    readonly resolve?: (spec: HookSpec) => ResolvedCommand;
    /** Milliseconds, monotonic. */
    readonly now?: () => number;
    /** A new mark for every call. */
    readonly marks: () => string;
}
/** Hooks as programs. Questions may be asked at once; none delays another. */
export declare function commandPort(options: CommandPortOptions): HookPort;
