import type { DriveContext } from '../adapter.js';
export declare class Telling {
    #private;
    /** The last words of the main thread. */
    finalMessage: string;
    constructor({ tell, isCheck }: Pick<DriveContext, 'tell' | 'isCheck'>);
    main(thread: string): void;
    item(params: unknown): void;
    told(method: string, params: unknown): void;
}
