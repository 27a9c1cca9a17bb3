import type { Host } from '../host.js';
/** Gives the exit code: 0 where main had finished, 5 where its ledger had to be finished here. Never rejects. */
export declare function postStep(host: Host): Promise<number>;
