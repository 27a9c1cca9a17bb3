import type { RunRequest } from './types.js';
type Attempt = Pick<RunRequest, 'argv' | 'cwd' | 'env'>;
/** A phrase without the program's own words: `the program '/x/guard' does not exist`. */
export declare function spawnProblem(error: unknown, attempt: Attempt): string;
export {};
