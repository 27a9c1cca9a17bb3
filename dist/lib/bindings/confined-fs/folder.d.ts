import { type Result } from '../../contract/result.js';
/** Which of the two a workspace is held by. */
export type Hold = 'descriptor' | 'path';
export interface Folder {
    /** The path by which system calls reach the entry `name`; never followed where that entry is a link. */
    at(name: string): string;
    /** Opens the folder `name` in this one; fails on a link, with words that follow the path. */
    enter(name: string): Promise<Result<Folder, string>>;
    /** Identity on this machine, to tell whether two folders are one. */
    readonly identity: string;
    close(): Promise<void>;
}
/** Opens the folder at an absolute path. The parts above it are trusted. */
export declare function openFolder(path: string, hold: Hold): Promise<Result<Folder, string>>;
