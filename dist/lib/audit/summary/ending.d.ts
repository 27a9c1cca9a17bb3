import type { Block } from '../markdown/tree.js';
import type { SummaryFacts } from './facts.js';
export declare function ending(facts: SummaryFacts): Block[];
interface Verifying {
    readonly auditFile?: string;
    readonly digest?: string;
}
/** The command that checks the ledger; with the digest it is anchored in the log, which the session could not rewrite. */
export declare function verifying({ auditFile, digest }: Verifying): Block[];
export {};
