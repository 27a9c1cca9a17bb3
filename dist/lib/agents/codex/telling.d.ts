import type { SessionEvent } from '../../contract/event.js';
export declare class Telling {
    #private;
    /** The last words of the main thread. */
    finalMessage: string;
    constructor(tell: (event: SessionEvent) => void);
    main(thread: string): void;
    item(params: unknown): void;
    told(method: string, params: unknown): void;
}
