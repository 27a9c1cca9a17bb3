import type { Host } from '../host.js';
/** Gives the exit code. Never rejects. */
export declare function mainStep(host: Host): Promise<number>;
