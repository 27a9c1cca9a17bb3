/** Every deliberate breakage; one file for each section of the contract, and one or more for the gateway and for the agents. */
import { agentsBinding } from './agents-binding.ts';
import { agentsPlace } from './agents-place.ts';
import { agentsRun } from './agents-run.ts';
import { agentsStart } from './agents-start.ts';
import { agentsTools } from './agents-tools.ts';
import { gatewayCanaries } from './gateway-canaries.ts';
import { gatewayResults } from './gateway-results.ts';
import { gatewayWays } from './gateway-ways.ts';
import { promises } from './promises.ts';
import { type Breakage, rules } from './rules.ts';
import { section1 } from './section-1.ts';
import { section2 } from './section-2.ts';
import { section3 } from './section-3.ts';
import { section4 } from './section-4.ts';
import { section5 } from './section-5.ts';
import { section6 } from './section-6.ts';
import { section7 } from './section-7.ts';
import { section8 } from './section-8.ts';

export const breakages: readonly Breakage[] = [
  ...section1,
  ...section2,
  ...section3,
  ...section4,
  ...section5,
  ...section6,
  ...section7,
  ...section8,
  ...gatewayResults,
  ...gatewayWays,
  ...gatewayCanaries,
  ...agentsBinding,
  ...agentsTools,
  ...agentsPlace,
  ...agentsStart,
  ...agentsRun,
];

/** What each of them breaks, in a few words. */
export const broken = { ...rules, ...promises };

/** The tests of a breakage, as a regular expression over full names. */
export function nameOf(breakage: Breakage): string {
  return breakage.name ?? `(^|> |\\s)${breakage.rule.replace('.', '\\.')}[ ,]`;
}
