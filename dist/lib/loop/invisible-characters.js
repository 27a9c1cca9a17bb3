const INVISIBLE = new RegExp([
    '[\\u{E0000}-\\u{E007F}]+',
    '[\\u{200B}-\\u{200D}\\u{2060}-\\u{2064}\\u{FEFF}\\u{180E}\\u{00AD}\\u{034F}]+',
    '[\\u{200E}\\u{200F}\\u{061C}\\u{202A}-\\u{202E}\\u{2066}-\\u{206F}]+',
    '[\\u{115F}\\u{1160}\\u{3164}\\u{FFA0}\\u{2800}\\u{17B4}\\u{17B5}]+',
    '[\\u{FE00}-\\u{FE0F}\\u{E0100}-\\u{E01EF}]+',
    '[\\u{E000}-\\u{F8FF}\\u{F0000}-\\u{FFFFD}\\u{100000}-\\u{10FFFD}]+',
]
    .map((set) => `(${set})`)
    .join('|'), 'gu');
const KINDS = ['tag', 'zero-width', 'bidirectional', 'filler', 'selector', 'private'];
/** Scripts in which a joiner shapes letters. */
const JOINING = /[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gujarati}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Khmer}\p{Script=Mongolian}]/u;
/** The flags of England, Scotland and Wales: the only emoji that are written with tag characters. */
const FLAGS = new Set(['gbeng', 'gbsct', 'gbwls']);
/** All of them, in the order of the text. */
export function invisibleRuns(text) {
    return [...text.matchAll(INVISIBLE)].flatMap((match) => {
        const [characters] = match;
        const kind = KINDS[match.slice(1).findIndex((group) => group !== undefined)] ?? 'zero-width';
        const run = { kind, offset: match.index, characters, meaning: meaningOf(kind, characters) };
        return isNeeded(run, text) ? [] : [run];
    });
}
function meaningOf(kind, characters) {
    return kind === 'tag' ? `says "${tagText(characters)}"` : namesOf(characters);
}
function tagText(characters) {
    return Array.from(characters, asciiOf).join('');
}
function asciiOf(character) {
    const code = (character.codePointAt(0) ?? 0) - 0xe0000;
    return code >= 0x20 && code < 0x7f ? String.fromCodePoint(code) : '';
}
/** `U+200B ×3, U+200D`, at most eight different ones in a row. */
function namesOf(characters) {
    const runs = [];
    for (const character of characters) {
        const name = `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
        const last = runs.at(-1);
        if (last?.name === name)
            last.count += 1;
        else
            runs.push({ name, count: 1 });
    }
    const shown = runs.slice(0, 8).map(({ name, count }) => (count === 1 ? name : `${name} ×${count}`));
    return shown.join(', ') + (runs.length > 8 ? `, … (${Array.from(characters).length} characters)` : '');
}
function isNeeded({ kind, offset, characters }, text) {
    const before = lastCharacter(text.slice(Math.max(0, offset - 8), offset));
    const after = String.fromCodePoint(text.codePointAt(offset + characters.length) ?? 0);
    switch (kind) {
        case 'tag':
            return before === '\u{1F3F4}' && characters.endsWith('\u{E007F}') && FLAGS.has(tagText(characters));
        case 'zero-width':
            if (characters === '\uFEFF')
                return offset === 0;
            if (characters !== '\u200D' && characters !== '\u200C')
                return false;
            return (JOINING.test(before) && JOINING.test(after)) || (characters === '\u200D' && isEmoji(before) && isEmoji(after));
        case 'selector':
            // One selector picks a glyph of the character before it; several, or one after nothing, say something else.
            return Array.from(characters).length === 1 && (/[\p{Emoji}\p{Script=Han}\p{S}]/u.test(before) || before === '\u20E3');
        case 'bidirectional':
        case 'filler':
        case 'private':
            return false;
    }
}
function lastCharacter(text) {
    return Array.from(text).at(-1) ?? '';
}
function isEmoji(character) {
    return /[\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F]/u.test(character);
}
