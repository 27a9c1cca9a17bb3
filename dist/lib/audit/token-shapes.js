const WORD = 'A-Za-z0-9';
const shape = (prefix, rest) => `(?<![${WORD}])${prefix.join('')}${rest}`;
const SHAPES = [
    shape(['gh', '[oprsu]_'], `[${WORD}]{20,}`),
    shape(['github', '_pat_'], `[${WORD}_]{20,}`),
    shape(['gl', '[a-z]{2,6}-'], `[${WORD}_-]{20,}`),
    // Model providers: a short prefix, then one long word.
    shape(['[sr]k', '[-_]'], `[${WORD}_-]{20,}`),
    shape(['AI', 'za'], `[${WORD}_-]{30,}`),
    shape(['A[KS]', 'IA'], '[A-Z0-9]{16}'),
    shape(['xox', '[a-z]-'], `[${WORD}-]{10,}`),
    // Three parts of base64url of which the first two are JSON objects.
    shape(['ey', 'J'], `[${WORD}_-]{8,}\\.ey[${WORD}_-]{8,}\\.[${WORD}_-]*`),
];
const SLOW = [
    {
        needs: `[-_.][${WORD}_-]{20}`,
        shape: shape(['(?:xai|gsk|pplx|hf|r8|npm|pypi|dckr_pat|shp(?:at|ca|pa|ss)|dop_v1|ya29)', '[-_.]'], `[${WORD}_-]{20,}`),
        flags: '',
    },
    // In these the credential is what follows; the words before it stay.
    { needs: '(?:bearer|basic)[ \\t]', shape: `(?<=\\b(?:bearer|basic)[ \\t]+)[${WORD}._~+/=-]{16,}`, flags: 'i' },
    { needs: '://', shape: `(?<=://[^\\s/:@"'\\\\]{0,128}:)[^\\s/@"'\\\\]{3,256}(?=@)`, flags: 'i' },
];
const PEM = ['-----BEGIN [A-Z0-9 ]{0,40}PRIV', 'ATE KEY(?: BLOCK)?-----[^]*?(?:-----END [A-Z0-9 ]{0,40}KEY(?: BLOCK)?-----|$)'].join('');
/** The search for every place that looks like a credential. For short texts: previews, not whole outputs. */
export function findTokenShapes() {
    const quick = [...SHAPES, PEM].map((source) => new RegExp(source, 'g'));
    const slow = SLOW.map(({ needs, shape: source, flags }) => ({
        needs: new RegExp(needs, flags),
        pattern: new RegExp(source, `g${flags}`),
    }));
    return (text, found) => {
        for (const pattern of quick)
            collect(pattern, text, found);
        for (const { needs, pattern } of slow)
            if (needs.test(text))
                collect(pattern, text, found);
    };
}
function collect(pattern, text, found) {
    pattern.lastIndex = 0;
    for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
        found.push({ start: match.index, end: match.index + match[0].length });
    }
}
