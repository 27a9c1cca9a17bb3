// How far a session's enforcement reaches, and why not further. The word is a claim that a reviewer relies on: it is never higher
// than what was held.
import { ENFORCEMENTS, type Enforcement } from '../contract/record.ts';

export interface EnforcementFacts {
  /**
   * What the way in which the agent is run can hold at best: the loop of this process shows its model nothing unchecked
   * (`checked`), and so on.
   */
  readonly reach: Exclude<Enforcement, 'partial' | 'none'>;
  /** Why `reach` is not higher; sentences. */
  readonly why?: readonly string[];
  readonly evaluateOnly: boolean;
  /** What could not be held in this run, though the way of running would; sentences. */
  readonly gaps: readonly string[];
}

export interface EnforcementLevel {
  readonly level: Enforcement;
  readonly notes: readonly string[];
}

export function enforcementOf(facts: EnforcementFacts): EnforcementLevel {
  const { reach, why = [], evaluateOnly, gaps } = facts;
  if (evaluateOnly) return { level: 'none', notes: ['evaluate-only: verdicts were recorded and not acted on', ...gaps] };
  if (gaps.length > 0) return { level: 'partial', notes: gaps };
  return { level: reach, notes: why };
}

/** Why the floor is not reached, in a sentence; undefined where it is. */
export function belowFloor(enforcement: EnforcementLevel, floor: Enforcement): string | undefined {
  if (ENFORCEMENTS.indexOf(enforcement.level) <= ENFORCEMENTS.indexOf(floor)) return undefined;
  const [first, ...more] = enforcement.notes;
  const notes = first === undefined ? '' : ` (${first}${more.length === 0 ? '' : `, and ${more.length} more`})`;
  return `enforcement is \`${enforcement.level}\`, below the floor \`${floor}\` of require-enforcement${notes}`;
}
