/**
 * The folder that a pattern of paths leads to before its first wildcard, where that may lie elsewhere; undefined: it stays below.
 * `starts` are the beginnings by which a pattern says a place of its own.
 */
export function patternFolder(pattern, starts = ['/']) {
    const parts = pattern.split('/');
    if (!starts.some((start) => pattern.startsWith(start)) && !parts.includes('..'))
        return undefined;
    const wild = parts.findIndex((part) => /[*?[\]{}!]/.test(part));
    const fixed = (wild === -1 ? parts : parts.slice(0, wild)).join('/');
    // A way up behind a wildcard leads anywhere.
    if (wild !== -1 && parts.slice(wild).includes('..'))
        return '/';
    return fixed === '' ? '/' : fixed;
}
