/** `sha256:` and the digest of the UTF-8 of a text, or of bytes. */
export declare function digestOf(value: string | Uint8Array): string;
/** The 64 hex digits of one line of the ledger, given without its line end. */
export declare function lineDigest(line: string | Uint8Array): string;
/** `sha256:` and the digest of a file's bytes, read in pieces; throws what the file system says. */
export declare function fileDigest(path: string): string;
