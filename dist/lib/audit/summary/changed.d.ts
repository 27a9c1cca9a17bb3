import type { Block } from '../markdown/tree.js';
import type { SummaryFacts } from './facts.js';
export declare function changed(facts: SummaryFacts, room: number): Block[];
