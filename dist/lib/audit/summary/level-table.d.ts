import type { Block } from '../markdown/tree.js';
import type { SummaryFacts } from './facts.js';
export declare function levelTable({ levels, started, acted }: SummaryFacts): Block[];
