import type { RunRequest } from './types.js';
type Attempt = Pick<RunRequest, 'argv' | 'cwd' | 'env'>;
/** A phrase without the program's own words: `the program '/x/guard' does not exist`. */
export declare function spawnProblem(error: unknown, attempt: Attempt): string;
/** What of the first line of a script would keep it from being started, found without starting it. */
export declare function firstLineProblem(path: string): string | undefined;
export {};
