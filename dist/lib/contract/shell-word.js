// One word of a POSIX shell.
/** In quotes, whatever is in it. No word of a shell can hold a NUL: U+FFFD stands in its place. */
export const quotedWord = (text) => `'${text.replaceAll('\0', '\ufffd').replaceAll("'", String.raw `'\''`)}'`;
/** As it is where nothing in it means anything to a shell; else in quotes. */
export const shellWord = (text) => (/^[\w@%+=:,./-]+$/.test(text) ? text : quotedWord(text));
