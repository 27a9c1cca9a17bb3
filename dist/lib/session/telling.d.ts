import type { SessionEvent } from '../contract/event.js';
import type { EventSink } from './ports.js';
export interface TellingOptions {
    readonly events: EventSink;
    readonly redact: (text: string) => string;
    /** How many characters at the end of a text may be the beginning of a secret that goes on after it; none unless given. */
    readonly unfinished?: (text: string) => number;
}
export declare class Telling {
    #private;
    constructor(options: TellingOptions);
    /** Redacts what an agent said and the names of tools; other texts come in redacted. A sink that throws loses the event and decides nothing. */
    tell(event: SessionEvent): void;
    /** Tells what is still held of one agent, or of all. */
    flush(agentId?: string): void;
}
