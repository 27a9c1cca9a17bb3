// Versions as npm's packages have them: exact ones, in the order of semantic versioning.
const EXACT = /^(\d{1,15})\.(\d{1,15})\.(\d{1,15})(?:-([0-9A-Za-z-]+(?:\.[0-9A-Za-z-]+)*))?$/;
/** `1.2.3` or `1.2.3-rc.1`; no `v` before it, no range. */
export function isExactVersion(text) {
    return EXACT.test(text);
}
/** Negative: `a` comes before `b`. What is no exact version comes before all that are. */
export function compareVersions(a, b) {
    const [one, other] = [EXACT.exec(a), EXACT.exec(b)];
    if (one === null || other === null)
        return Number(one !== null) - Number(other !== null);
    for (const at of [1, 2, 3]) {
        const order = Number(one[at]) - Number(other[at]);
        if (order !== 0)
            return order;
    }
    return comparePrereleases(one[4], other[4]);
}
/** A release outside of the range is not in it, and neither is a prerelease that it does not name as an end. */
export function isWithin(version, { from, to }) {
    if (version === from || version === to)
        return true;
    if (!isExactVersion(version) || version.includes('-'))
        return false;
    return compareVersions(version, from) >= 0 && compareVersions(version, to) <= 0;
}
function comparePrereleases(a, b) {
    if (a === undefined || b === undefined)
        return Number(a === undefined) - Number(b === undefined);
    const [ones, others] = [a.split('.'), b.split('.')];
    for (const [at, one] of ones.entries()) {
        const other = others[at];
        if (other === undefined)
            return 1;
        const order = comparePart(one, other);
        if (order !== 0)
            return order;
    }
    return ones.length - others.length;
}
/** Numbers come before words. */
function comparePart(a, b) {
    const [isNumber, isOther] = [/^\d+$/.test(a), /^\d+$/.test(b)];
    if (isNumber && isOther)
        return Number(a) - Number(b);
    if (isNumber !== isOther)
        return isNumber ? -1 : 1;
    return a < b ? -1 : Number(a > b);
}
