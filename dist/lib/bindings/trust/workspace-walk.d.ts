import { type Reach } from './protection.js';
/** One file, symlink, or pipe, socket or device, as the walk meets it. */
export interface Met {
    /** Below the top, with `/`, one character a byte. */
    readonly way: string;
    readonly kind: 'file' | 'symlink' | 'special';
    readonly stamp: string;
    readonly mode: number;
    readonly size: number;
    /** What it is, where it is protected. */
    readonly protectedAs?: string;
    /** Why later steps may execute it, where its name or a folder says so. */
    readonly why?: string;
    /** The way of the folder of dependencies that it lies in. */
    readonly dependencies?: string;
}
/** Files past which a walk ends, unless it is said otherwise. */
export declare const MOST_FILES = 1000000;
export interface WalkOptions {
    /** Absolute. */
    readonly top: string;
    readonly protection: Reach;
    /** Paths below the top that are passed over, with `/`. */
    readonly skip: ReadonlySet<string>;
    /** Files past which the walk ends. */
    readonly most: number;
    /** A promise is waited for. */
    readonly onFile: (met: Met) => void | Promise<void>;
    readonly onFolder: (met: MetFolder) => void;
    /** A `.git` of any kind, absolute. */
    readonly onGit: (path: string) => void;
    /** Ends the walk early. */
    readonly signal?: AbortSignal | undefined;
    /** Why what lies in a folder may be executed, by the folder's way, besides what its name says. */
    readonly whys?: ReadonlyMap<string, string>;
}
/** A folder as the walk enters it. */
export interface MetFolder {
    readonly way: string;
    readonly isListed: boolean;
    /** Whether it is protected, or rules name something in it. */
    readonly protected: boolean;
}
/** How a walk ended: with everything seen, at the bound, or because it was told to. */
export type WalkEnd = 'whole' | 'cut' | 'stopped';
/** Walks. Folders that cannot be looked into are told as such. */
export declare function walkFiles(options: WalkOptions): Promise<WalkEnd>;
/** A symlink in the place of a folder counts as the folder would. */
export declare function linkWhy(name: string, parent: string): string | undefined;
/** A way as text. */
export declare const readable: (way: string) => string;
