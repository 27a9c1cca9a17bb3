import type { GuardCase } from '../../contract/cases-file.js';
import type { HookRunner } from '../../hooks/runner.js';
/** What came of one case: nothing where it holds, else a sentence. */
export declare function runCase(one: GuardCase, runner: HookRunner, signal: AbortSignal): Promise<string | undefined>;
