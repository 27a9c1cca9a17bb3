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
/** This process as a host. `say` is where a line for the person who watches goes. */
export declare function thisProcess(say: Host['say'], more?: Pick<Host, 'programs'>): Host;
