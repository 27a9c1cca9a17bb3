/**
 * At most `limit` bytes of a text or of a program's output, cut on a character boundary; where something is left out, the sizes
 * follow: `begin… (the first 512 of 2000 bytes)`. Bytes that are not UTF-8 become U+FFFD and count as the bytes of that.
 *
 * @param total the size of all there was, where `source` is only what was kept of it
 */
export declare function cutBytes(source: string | Uint8Array, limit: number, total?: number): string;
/** Bytes of UTF-8 that one UTF-16 code unit comes to at most. */
export declare const LONGEST_UNIT = 3;
