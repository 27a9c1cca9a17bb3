/**
 * At most `limit` bytes of a text or of a program's output, cut on a character boundary; where something is left out, the sizes
 * follow: `begin… (the first 512 of 2000 bytes)`. Bytes that are not UTF-8 become U+FFFD and count as the bytes of that.
 *
 * @param total the size of all there was, where `source` is only what was kept of it
 */
export function cutBytes(source, limit, total) {
    if (typeof source === 'string' && total === undefined && source.length * LONGEST_UNIT <= limit)
        return source;
    const text = typeof source === 'string' ? source : beginning(source, limit);
    const room = new Uint8Array(limit);
    const { read, written } = new TextEncoder().encodeInto(text.slice(0, limit), room);
    const size = total ?? (typeof source === 'string' ? undefined : source.length);
    if (read === text.length && (size === undefined || size <= limit))
        return text;
    return `${text.slice(0, read)}… (the first ${written} of ${size ?? new TextEncoder().encode(text).length} bytes)`;
}
/** Bytes of UTF-8 that one UTF-16 code unit comes to at most. */
export const LONGEST_UNIT = 3;
/** The decoded beginning of some bytes: enough that every character that starts within the limit is complete. */
function beginning(bytes, limit) {
    return new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes.subarray(0, limit + 4));
}
