import { type Stats } from 'node:fs';
export type AnyPath = string | Buffer;
/** Of what a path leads to. */
export declare const statsAt: (path: AnyPath) => Stats | undefined;
/** Of what lies there, a symlink for itself. */
export declare const linkStatsAt: (path: AnyPath) => Stats | undefined;
/** Where a symlink points, as written; undefined where there is no symlink. */
export declare const linkTargetAt: (path: string) => string | undefined;
export declare const isFolderAt: (path: AnyPath) => boolean;
export declare const isFileAt: (path: AnyPath) => boolean;
/** What identifies a file's content without reading it. A change time cannot be set back without changing the machine's clock. */
export declare const stampOf: (stats: Stats) => string;
/** The same of a symlink together with the file that it leads to. */
export declare function stampWithTarget(path: AnyPath, stats: Stats): string;
/** What `read` gives, or undefined where it throws. */
export declare function quiet<T>(read: () => T): T | undefined;
