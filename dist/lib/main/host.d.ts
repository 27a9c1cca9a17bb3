import type { InsideProgram } from '../agents/launch/confinement.js';
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
    /** Of this project, as it was installed. */
    readonly folders: OwnFolders;
    /** Aborts when the run is cancelled, or when this process has failed. */
    readonly signal: AbortSignal;
    /** How this process failed where nobody could catch it, in a sentence. */
    readonly failed?: () => string | undefined;
}
export interface OwnFolders {
    /** Which versions of which agents are tested, with their lock files. */
    readonly agents: string;
    /** The program that goes along into an agent's confinement. */
    readonly inside: InsideProgram;
}
export declare const realClock: Clock;
export declare const randomHex: (bytes: number) => string;
/** This process as a host. `say` is where a line for the person who watches goes. */
export declare function thisProcess(say: Host['say'], more?: Pick<Host, 'programs'>): Host;
/** Beside the program that is running: of a bundle in dist, or of the source. */
export declare function ownFolders(program: string): OwnFolders;
