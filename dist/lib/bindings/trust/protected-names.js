// Which spellings of a name some file system takes for another: letter case, Unicode forms, characters that are ignored, what Windows
// drops at the end, its streams and its short names. Told alike on every system, for what is committed here is checked out elsewhere.
/** A name reduced to what the most forgiving file system keeps of it. */
export function foldName(name) {
    const [whole = ''] = name.split(':');
    if (/^[\x21-\x7e]*$/.test(whole))
        return whole.toLowerCase().replace(/\.+$/, '');
    const kept = whole.normalize('NFKC').replace(/\p{Default_Ignorable_Code_Point}/gu, '');
    return kept
        .toUpperCase()
        .toLowerCase()
        .normalize('NFKC')
        .replace(/[. ]+$/, '');
}
/** Whether a folded name, as it was written, may be taken for `folded`, the folded name of a protected file. */
export function isSameName(written, folded) {
    return written === folded || isShortFor(written, folded);
}
/** `git~1` for `.git`, `copilo~1.md` for a long name, and the form with a checksum, `gi7eba~1`. */
function isShortFor(written, folded) {
    if (!written.includes('~'))
        return false;
    const [, stem, extension = ''] = /^(.{1,6})~\d{1,6}(?:\.(.{0,3}))?$/.exec(written) ?? [];
    if (stem === undefined)
        return false;
    const bare = folded.replace(/^[. ]+/, '');
    const dot = bare.lastIndexOf('.');
    const base = (dot < 0 ? bare : bare.slice(0, dot)).replace(/[. ]/g, '');
    if (extension !== (dot < 0 ? '' : bare.slice(dot + 1, dot + 4)))
        return false;
    return stem === base.slice(0, 6) || (/^.{0,2}[0-9a-f]{4}$/.test(stem) && base.startsWith(stem.slice(0, -4)));
}
