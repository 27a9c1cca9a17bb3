import type { Block } from '../markdown/tree.js';
import type { SummaryFacts } from './facts.js';
/** `problems`: sentences about the ledger itself. */
export declare function opening(facts: SummaryFacts, problems: readonly string[]): Block[];
