import type { SessionEvent } from '../contract/event.js';
import type { Clock } from '../session/ports.js';
export interface Host {
    readonly env: Readonly<Record<string, string | undefined>>;
    readonly platform: NodeJS.Platform;
    /** Where relative paths of the command line begin. */
    readonly cwd: string;
    readonly clock: Clock;
    /** As many random bytes, in hex. */
    readonly random: (bytes: number) => string;
    /** One line for the person who watches; neutralised already. */
    readonly say: (line: string) => void;
    /** Told of every event of the session. */
    readonly events?: (event: SessionEvent) => void;
    /** The action's own programs that the runner starts again after this step, absolute. */
    readonly programs?: readonly string[];
    /** Aborts when the run is cancelled. */
    readonly signal: AbortSignal;
}
export declare const realClock: Clock;
export declare const randomHex: (bytes: number) => string;
/**
 * A signal that aborts when the system asks this process to end. The handlers stay, so that a second SIGINT does not end the process
 * before its ledger is sealed; SIGKILL is what remains.
 */
export declare function cancellation(): AbortSignal;
