export const noCounts = () => ({ calls: 0, denials: 0, modifications: 0, replacements: 0, breakages: 0, unguarded: 0 });
/** Adds one record; which count it adds to, if any. A denial is a call refused by the chain or the approver, or an output withheld. */
export function count(counts, entry) {
    const counted = countOf(entry);
    if (counted !== undefined)
        counts[counted] += 1;
}
function countOf(entry) {
    if (entry.type === 'call')
        return entry.unseen === true ? undefined : 'calls';
    if (entry.type === 'breakage')
        return 'breakages';
    if (entry.type === 'unguarded')
        return 'unguarded';
    if (entry.type === 'refused')
        return entry.stage === 'chain' || entry.stage === 'approver' ? 'denials' : undefined;
    if (entry.type === 'decided')
        return entry.outcome === 'modify' ? 'modifications' : undefined;
    if (entry.type === 'reviewed')
        return REVIEWED[entry.outcome];
    if (entry.type === 'withheld')
        return REVIEWED[entry.outcome ?? 'allow'];
    return undefined;
}
const REVIEWED = { allow: undefined, deny: 'denials', replace: 'replacements' };
