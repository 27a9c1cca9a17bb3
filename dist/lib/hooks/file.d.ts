import type { FileProblem } from '../contract/problem.js';
import type { Result } from '../contract/result.js';
import type { HookSpec } from './participant.js';
/** The version of the hooks file that is read here. */
export declare const HOOKS_SCHEMA = 1;
/** The deadline of a hook that declares none, in milliseconds. */
export declare const DEFAULT_TIMEOUT_MS = 5000;
/**
 * The hooks of a hooks file, in its order, with the defaults filled in (contract 5.2 to 5.5). A file that cannot be used is a
 * problem with its place; an absent `hooks` is an empty list.
 *
 * @param content the file's bytes, or its text with the byte order mark still in it
 */
export declare function parseHooksFile(content: string | Uint8Array, origin: Pick<HookSpec, 'source' | 'scope'>): Result<readonly HookSpec[], FileProblem>;
