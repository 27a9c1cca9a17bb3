export type Mount = 
/** A file or folder of the machine. */
{
    readonly kind: 'bind';
    readonly from: string;
    readonly at: string;
    readonly access: 'read' | 'write';
    readonly why: string;
}
/** A folder with nothing in it but what deeper entries put there. */
 | {
    readonly kind: 'empty';
    readonly at: string;
    readonly why: string;
} | {
    readonly kind: 'link';
    readonly to: string;
    readonly at: string;
    readonly why: string;
}
/** The namespace's own processes; null, zero, random and terminals of its own. */
 | {
    readonly kind: 'proc' | 'dev';
    readonly at: string;
    readonly why: string;
};
/** A file or folder of the machine's, at its own path where nothing else is said. */
export declare const bound: (at: string, access: 'read' | 'write', why: string, from?: string) => Mount;
/** Nothing to be seen at a path: an empty folder over a folder, the empty file over anything else. */
export declare const covered: (at: string, why: string, emptyFile: string) => Mount;
/** In the order in which they must be mounted: what is above comes first; of two at the same path the later one stands. */
export declare function ordered(mounts: readonly Mount[]): readonly Mount[];
/** The entry that decides what lies at an absolute path; undefined: nothing does. */
export declare function coverOf(mounts: readonly Mount[], path: string): Mount | undefined;
/** Whether what the machine has at this path is there under the same name. */
export declare function isShown(mounts: readonly Mount[], path: string): boolean;
/**
 * The folders between what is writable and what is mounted below it, as mounts of their own: a folder that is none can be renamed,
 * and another one put in its place.
 */
export declare function pins(mounts: readonly Mount[]): readonly Mount[];
