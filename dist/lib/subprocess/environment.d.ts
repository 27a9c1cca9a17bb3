import { type Result } from '../contract/result.js';
export type Environment = Readonly<Record<string, string | undefined>>;
/** What every child sees: the variables of contract 7.1 that `env` has, and nothing else. */
export declare function baseline(env: Environment, platform: NodeJS.Platform): Record<string, string>;
/**
 * The baseline and the variables of `env` that `names` gives; a name that is not set is left out. The error is one sentence: a
 * name that no child may ever see, or that is no name.
 */
export declare function withPassed(env: Environment, names: readonly string[], platform?: NodeJS.Platform): Result<Record<string, string>, string>;
/** Why `pass-env` may not give this name, as one sentence; undefined where it may. */
export declare function refusedName(name: string): string | undefined;
