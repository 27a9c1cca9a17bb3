/** One-based line and column of an offset. Lines end at LF, CR LF or CR; columns count UTF-16 code units, as editors do. */
export function placeOf(text, offset) {
    let line = 1;
    let start = 0;
    for (let at = 0; at < offset; at++) {
        const code = text.charCodeAt(at);
        if (code !== 10 && code !== 13)
            continue;
        if (code === 13 && text.charCodeAt(at + 1) === 10)
            continue;
        line++;
        start = at + 1;
    }
    return { line, column: offset - start + 1 };
}
/** A message with the place that it is about. */
export function problemAt(text, offset, message) {
    return { message, offset, ...placeOf(text, offset) };
}
