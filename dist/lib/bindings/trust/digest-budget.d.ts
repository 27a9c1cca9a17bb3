import { type AnyPath } from './stats.js';
export interface Digested {
    /** Of a file's bytes, or of where a symlink points; absent where it was not, or could not be, read. */
    readonly digest?: string;
    /** Of a symlink to a file: what tells that file's content and mode from another's. */
    readonly leads?: string;
    /** Whether it was left out because it is too large, or because too much was read before. */
    readonly unread: boolean;
}
export declare class DigestBudget {
    #private;
    /** `bytes` in all; nothing more is read once the signal has come. */
    constructor(bytes: number, signal?: AbortSignal);
    /** Of a symlink to a file within a folder that file is read, too. Never rejects. */
    digest(path: AnyPath, within?: string): Promise<Digested>;
}
