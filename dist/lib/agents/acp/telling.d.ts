import type { SessionEvent } from '../../contract/event.js';
export declare class Telling {
    #private;
    constructor(tell: (event: SessionEvent) => void);
    /** The last whole message. */
    get finalMessage(): string;
    text(text: string): void;
    /** A call or the end comes after the message. */
    flush(): void;
}
