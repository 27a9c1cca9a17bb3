/**
 * `sha256:` and the digest. Rejects with what the file system says, where something is neither file, folder nor link, and at the
 * signal's abort.
 */
export declare function treeDigest(folder: string, signal?: AbortSignal): Promise<string>;
