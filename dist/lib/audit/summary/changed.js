import { code, heading, paragraph, strong } from '../markdown/tree.js';
import { figure, short } from './figures.js';
import { fittedTable } from './fitted.js';
const TITLES = ['File', 'Change', 'Why it matters'];
export function changed({ protectedChanges, otherChanges }, room) {
    const all = protectedChanges.count + otherChanges.count;
    if (all === 0)
        return [];
    return [
        heading(3, `Changed files that later steps may execute (${figure(all)})`),
        ...(protectedChanges.count === 0
            ? []
            : [
                paragraph(strong('Protected files changed: they guard this run or later ones')),
                ...fittedTable(TITLES, protectedChanges, rowOf, room / 2),
            ]),
        ...(otherChanges.count === 0 ? [] : fittedTable(TITLES, otherChanges, rowOf, room / 2)),
    ];
}
function rowOf({ changed: { path, change, why, protected: guarded } }) {
    return [code(short(path, 300)), guarded ? strong(VERBS[change]) : VERBS[change], short(why, 300)];
}
const VERBS = { created: 'created', modified: 'modified', deleted: 'deleted' };
