import { type Host } from './host.js';
import type { RunRequest, RunResult } from './types.js';
/** Starts the program and settles, never rejects, at its end, its deadline, its last allowed byte or the signal's abort. */
export declare function run(request: RunRequest, host?: Host): Promise<RunResult>;
