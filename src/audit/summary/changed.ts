// Files that changed and that later steps of the job may execute; protected ones first.
import type { ChangedRecord } from '../../contract/record.ts';
import type { ExecutableChange } from '../finding.ts';
import type { Block, Piece } from '../markdown/tree.ts';
import { code, heading, paragraph, strong } from '../markdown/tree.ts';
import type { SummaryFacts } from './facts.ts';
import { figure, short } from './figures.ts';
import { fittedTable } from './fitted.ts';

const TITLES = ['File', 'Change', 'Why it matters'];

export function changed({ protectedChanges, otherChanges }: SummaryFacts, room: number): Block[] {
  const all = protectedChanges.count + otherChanges.count;
  if (all === 0) return [];
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

function rowOf({ changed: { path, change, why, protected: guarded } }: ExecutableChange): Piece[] {
  return [code(short(path, 300)), guarded ? strong(VERBS[change]) : VERBS[change], short(why, 300)];
}

const VERBS: Readonly<Record<ChangedRecord['change'], string>> = { created: 'created', modified: 'modified', deleted: 'deleted' };
