// How far a session's enforcement reaches, and why not further. The word is a claim that a reviewer relies on: it is never higher
// than what was held.
import { ENFORCEMENTS } from '../contract/record.js';
export function enforcementOf(facts) {
    const { reach, why = [], evaluateOnly, gaps } = facts;
    if (evaluateOnly)
        return { level: 'none', notes: ['evaluate-only: verdicts were recorded and not acted on', ...gaps] };
    if (gaps.length > 0)
        return { level: 'partial', notes: gaps };
    return { level: reach, notes: why };
}
/** Why the floor is not reached, in a sentence; undefined where it is. */
export function belowFloor(enforcement, floor) {
    if (ENFORCEMENTS.indexOf(enforcement.level) <= ENFORCEMENTS.indexOf(floor))
        return undefined;
    const [first, ...more] = enforcement.notes;
    const notes = first === undefined ? '' : ` (${first}${more.length === 0 ? '' : `, and ${more.length} more`})`;
    return `enforcement is \`${enforcement.level}\`, below the floor \`${floor}\` of require-enforcement${notes}`;
}
