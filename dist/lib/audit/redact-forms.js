// The ways in which a secret may stand in a text: as it is, and as common encoders write it.
/** A value shorter than this is never looked for inside other text: `***` in the middle of words would hide nothing and shred all. */
const SHORTEST_ANYWHERE = 6;
/** A value of this length or more, below `SHORTEST_ANYWHERE`, is looked for as a whole word; a shorter one is not a secret. */
const SHORTEST_WORD = 4;
/** Lines of a multi-line value are secrets of their own from this length on. */
const SHORTEST_LINE = 8;
/** Short values that are settings and no secrets, wherever they come from. */
const SETTINGS = new Set(['true', 'false', 'null', 'none', 'auto']);
/** What to look for, given the secrets: every form of each, and of each longer line. */
export function needlesOf(secrets) {
    const anywhere = new Set();
    const words = new Set();
    for (const part of secrets.flatMap(partsOf)) {
        if (part.length >= SHORTEST_ANYWHERE)
            for (const form of formsOf(part))
                anywhere.add(form);
        else if (part.length >= SHORTEST_WORD && !SETTINGS.has(part.toLowerCase()))
            words.add(part);
    }
    return { anywhere: [...anywhere].filter((form) => form.length >= SHORTEST_ANYWHERE), words: [...words] };
}
/** The value, the value without space around it, and each of its lines that is long enough. */
function partsOf(secret) {
    const lines = secret.split(/\r\n|\r|\n/).map((line) => line.trim());
    const long = lines.length > 1 ? lines.filter((line) => line.length >= SHORTEST_LINE) : [];
    return [secret, secret.trim(), ...long].filter((part) => part.trim() !== '');
}
function formsOf(value) {
    const bytes = new TextEncoder().encode(value);
    const base64 = [...alignments(bytes), base64Of(bytes), base64Of(bytes).replace(/=+$/, '')];
    const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
    return [
        value,
        ...base64,
        ...base64.map((form) => form.replaceAll('+', '-').replaceAll('/', '_')),
        hex,
        hex.toUpperCase(),
        ...percentForms(value.toWellFormed()),
        ...jsonForms(value),
    ];
}
/**
 * The characters of base64 that are the secret's own when it stands 0, 1 or 2 bytes after a boundary of three: those that share bits
 * with a neighbour are left out, since they differ with it.
 */
function alignments(bytes) {
    return [0, 1, 2].map((before) => {
        const shifted = new Uint8Array(before + bytes.length);
        shifted.set(bytes, before);
        const first = Math.ceil((before * 8) / 6);
        const last = Math.floor((shifted.length * 8) / 6);
        return base64Of(shifted).slice(first, last);
    });
}
function base64Of(bytes) {
    let binary = '';
    for (const byte of bytes)
        binary += String.fromCharCode(byte);
    return btoa(binary);
}
/** As a browser's encoder, a form, a strict encoder and a path encoder write it, with the digits in both cases. */
function percentForms(value) {
    const component = encodeURIComponent(value);
    const strict = component.replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
    const upper = [component, strict, strict.replaceAll('%20', '+'), strict.replaceAll('%2F', '/'), strict.replaceAll('~', '%7E')];
    return [...upper, ...upper.map((form) => form.replace(/%[0-9A-F]{2}/g, (code) => code.toLowerCase()))];
}
/** Inside a JSON string, inside a JSON string in a JSON string, with slashes escaped, and in ASCII alone. */
function jsonForms(value) {
    const inside = (text) => JSON.stringify(text).slice(1, -1);
    const once = inside(value);
    const ascii = once.replace(/[\u0080-\uffff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
    return [once, inside(once), once.replaceAll('/', '\\/'), ascii, inside(ascii)];
}
