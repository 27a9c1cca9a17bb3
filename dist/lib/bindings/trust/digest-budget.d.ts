import { type AnyPath } from './stats.js';
export interface Digested {
    /** Of a file's bytes, or of where a symlink points; absent where it was not, or could not be, read. */
    readonly digest?: string;
    /** Whether it was left out because it is too large, or because too much was read before. */
    readonly unread: boolean;
}
export declare class DigestBudget {
    #private;
    /** `bytes` in all; nothing more is read once the signal has come. */
    constructor(bytes: number, signal?: AbortSignal);
    /** Never rejects. */
    digest(path: AnyPath): Promise<Digested>;
}
