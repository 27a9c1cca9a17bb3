// Files that changed and that later steps of the job may execute; protected ones first. Others are not compared by name: where something
// ran that could change some, the page says where they are seen.
import type { ChangedRecord } from '../../contract/record.ts';
import type { ExecutableChange } from '../finding.ts';
import type { Block, Piece } from '../markdown/tree.ts';
import { code, heading, paragraph, say, strong } from '../markdown/tree.ts';
import type { SummaryFacts } from './facts.ts';
import { figure, short } from './figures.ts';
import { fittedTable } from './fitted.ts';
import type { LevelName } from './level-counts.ts';

const TITLES = ['File', 'Change', 'Why it matters'];

export function changed(facts: SummaryFacts, room: number): Block[] {
  const { protectedChanges, otherChanges } = facts;
  const all = protectedChanges.count + otherChanges.count;
  if (all === 0) return mayHaveChanged(facts) ? [heading(3, 'Changed files'), paragraph(say`${NONE} ${OTHERS}`)] : [];
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
const OTHERS = say`Other files that changed are not listed here: ${code('git status --ignored')} and ${code('git diff')} in a later step of the job show them.`;

/** Whether files were looked at in the end, and something ran before that is no mere reading. */
function mayHaveChanged({ finished, levels }: SummaryFacts): boolean {
  const ran = (name: LevelName): number => levels.of(name)?.ran ?? 0;
  return finished !== undefined && CHANGING.some((name) => ran(name) > 0);
}

const CHANGING: readonly LevelName[] = ['local_state', 'process', 'external', 'unknown'];

function rowOf({ changed: { path, change, why, protected: guarded } }: ExecutableChange): Piece[] {
  return [code(short(path, 300)), guarded ? strong(VERBS[change]) : VERBS[change], short(why, 300)];
}

const VERBS: Readonly<Record<ChangedRecord['change'], string>> = { created: 'created', modified: 'modified', deleted: 'deleted' };
