import { code, heading, paragraph, say, strong } from '../markdown/tree.js';
import { figure, short } from './figures.js';
import { fittedTable } from './fitted.js';
const TITLES = ['File', 'Change', 'Why it matters'];
export function changed(facts, room) {
    const { protectedChanges, otherChanges } = facts;
    const all = protectedChanges.count + otherChanges.count;
    if (all === 0)
        return mayHaveChanged(facts) ? [heading(3, 'Changed files'), paragraph(say `${NONE} ${OTHERS}`)] : [];
    return [
        heading(3, `Changed files that later steps may execute (${figure(all)})`),
        ...(protectedChanges.count === 0
            ? []
            : [
                paragraph(strong('Protected files changed: they guard this run or later ones')),
                ...fittedTable(TITLES, protectedChanges, rowOf, room / 2),
            ]),
        ...(otherChanges.count === 0 ? [] : fittedTable(TITLES, otherChanges, rowOf, room / 2)),
        paragraph(OTHERS),
    ];
}
const NONE = 'None was found that is protected or that later steps may execute.';
const OTHERS = say `Other files that changed are not listed here: ${code('git status --ignored')} and ${code('git diff')} in a later step of the job show them.`;
/** Whether files were looked at in the end, and something ran before that is no mere reading. */
function mayHaveChanged({ finished, levels }) {
    const ran = (name) => levels.of(name)?.ran ?? 0;
    return finished !== undefined && CHANGING.some((name) => ran(name) > 0);
}
const CHANGING = ['local_state', 'process', 'external', 'unknown'];
function rowOf({ changed: { path, change, why, protected: guarded } }) {
    return [code(short(path, 300)), guarded ? strong(VERBS[change]) : VERBS[change], short(why, 300)];
}
const VERBS = { created: 'created', modified: 'modified', deleted: 'deleted' };
