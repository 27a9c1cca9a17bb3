// Characters that act on what surrounds them, or that nobody sees, as visible text.
/**
 * Controls (C0, DEL, C1), format characters (bidirectional, zero-width, tags, soft hyphen), line and paragraph separators, lone surrogates,
 * private characters, and letters and marks that are blank by nature; the mark that makes an emoji colourful is left alone.
 */
const HIDDEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{Co}]|\p{Default_Ignorable_Code_Point}(?<!\ufe0f)/gu;
/** Every such character but those in `keep` as `<U+202E>`. */
export function showHidden(text, keep = '') {
    return text.replace(HIDDEN, (character) => (keep.includes(character) ? character : codePoint(character)));
}
/** `<U+202E>`. */
function codePoint(character) {
    return `<U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}>`;
}
