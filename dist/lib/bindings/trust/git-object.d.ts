export type ObjectFormat = 'sha1' | 'sha256';
/** The format that a full object name is in, by its length. */
export declare const formatOf: (id: string) => ObjectFormat;
export interface GitObject {
    readonly type: string;
    readonly content: Buffer;
}
/** The name of an object with this content. */
export declare function objectId(type: string, content: Uint8Array, format: ObjectFormat): string;
export type EntryKind = 'file' | 'program' | 'symlink' | 'folder' | 'submodule';
export interface TreeEntry {
    readonly mode: string;
    readonly kind: EntryKind;
    /** One character a byte, so that names that are not UTF-8 survive. */
    readonly name: string;
    readonly id: string;
}
/** The entries of a tree object; undefined where it is malformed. */
export declare function parseTree(content: Buffer, format: ObjectFormat): readonly TreeEntry[] | undefined;
/** A file of an index: `mode` as in a tree, `path` one character a byte. */
export interface IndexEntry {
    readonly mode: string;
    readonly id: string;
    readonly path: string;
}
/** Reads `git ls-files --stage -z`; undefined where a line is not of its form or a path is in conflict. */
export declare function parseIndex(listing: Buffer): readonly IndexEntry[] | undefined;
/** The name that the tree of these entries has; they come in the index's order, by the bytes of their paths. */
export declare function treeId(entries: readonly IndexEntry[], format: ObjectFormat): string;
