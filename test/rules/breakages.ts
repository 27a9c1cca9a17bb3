/** Every deliberate breakage; one file for each section of the contract. */
import type { Breakage } from './rules.ts';

export const breakages: readonly Breakage[] = [];

/** The tests of a breakage, as a regular expression over full names. */
export function nameOf(breakage: Breakage): string {
  return breakage.name ?? `(^|> |\\s)${breakage.rule.replace('.', '\\.')} `;
}
