// What is kept of a value: its digest, its size, and a redacted beginning.
import { LONGEST_UNIT } from '../contract/cut.js';
/** Characters of a preview at most. */
const PREVIEW_LENGTH = 2048;
/** `digest` gives `sha256:` and the digest of the UTF-8 of a text. */
export function previewOf(text, redact, digest) {
    const { text: preview, whole } = redact.beginning(text, PREVIEW_LENGTH);
    return { digest: digest(text), bytes: utf8Length(text), preview, whole };
}
/** Bytes of the UTF-8 of a text; a lone surrogate counts as the three of U+FFFD. */
export function utf8Length(text) {
    const encoder = new TextEncoder();
    const room = new Uint8Array(Math.min(text.length * LONGEST_UNIT, ROOM));
    let bytes = 0;
    for (let at = 0; at < text.length;) {
        const { read, written } = encoder.encodeInto(text.slice(at), room);
        at += read;
        bytes += written;
    }
    return bytes;
}
/** Bytes that are counted at a time. */
const ROOM = 1 << 14;
