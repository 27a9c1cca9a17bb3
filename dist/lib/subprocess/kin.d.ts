import type { Identity, Process } from './process-table.js';
/**
 * The seeds, what descends from them as far as the table still shows it, and what shares a session that one of them leads.
 * A child that was handed to init when its parent ended is found by its session alone.
 */
export declare function kinOf(table: readonly Process[], isSeed: (process: Process) => boolean): Process[];
/** Whether a process is one of these, and not a later one with the same number. */
export declare function isOneOf(identities: readonly Identity[]): (process: Identity) => boolean;
