import type { Block } from '../markdown/tree.js';
import type { SummaryFacts } from './facts.js';
export declare function changed({ protectedChanges, otherChanges }: SummaryFacts, room: number): Block[];
