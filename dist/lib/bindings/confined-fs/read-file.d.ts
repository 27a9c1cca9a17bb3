/** Reading regular files: never through a link that leads out, never from a pipe, a socket or a device. */
import { type Stats } from 'node:fs';
import { type Result } from '../../contract/result.js';
import type { Names } from './path-rules.js';
import { type Place } from './walk.js';
import type { Workspace } from './workspace.js';
/** A file's content, and what an atomic write in its place keeps. */
export interface FileContent {
    readonly bytes: Buffer;
    readonly stats: Stats;
    /** The real names of the file, links resolved. */
    readonly names: Names;
}
export interface ReadOptions {
    readonly maxBytes: number;
    /** `resolve`: links that stay inside the workspace are followed; `refuse`: a link anywhere on the way is an error. */
    readonly links: 'resolve' | 'refuse';
}
/** Reads a whole file of at most `maxBytes`. The error is a sentence without its full stop. */
export declare function readFile(workspace: Workspace, names: Names, options: ReadOptions): Promise<Result<FileContent, string>>;
/** The same for an entry that was walked to; the error follows the path. */
export declare function readPlace(place: Place, maxBytes: number): Promise<Result<FileContent, string>>;
