/** Characters of a preview at most. */
const PREVIEW_LENGTH = 2048;
/** `digest` gives `sha256:` and the digest of the UTF-8 of a text. */
export function previewOf(text, redact, digest) {
    const { text: preview, whole } = redact.beginning(text, PREVIEW_LENGTH);
    return { digest: digest(text), bytes: utf8Length(text), preview, whole };
}
/** Bytes of the UTF-8 of a text; a lone surrogate counts as the three of U+FFFD. */
export function utf8Length(text) {
    let bytes = text.length;
    for (let at = 0; at < text.length; at += 1) {
        const unit = text.charCodeAt(at);
        if (unit < 0x80)
            continue;
        bytes += unit < 0x800 ? 1 : 2;
        if (unit >= 0xd800 && unit < 0xdc00 && isLow(text.charCodeAt(at + 1)))
            at += 1;
    }
    return bytes;
}
const isLow = (unit) => unit >= 0xdc00 && unit < 0xe000;
