import type { SideEffectLevel } from '../../contract/level.js';
export declare const LEVELS: Readonly<Record<string, SideEffectLevel>>;
/** Tools that hand work to a sub-agent. */
export declare const DELEGATING: ReadonlySet<string>;
/** Those that start one; `message` is its task. */
export declare const SPAWNING: ReadonlySet<string>;
/** Names under which hooks written for `spawn` and `files` see a tool. */
export declare const BASIS_NAMES: Readonly<Record<string, 'spawn' | 'files'>>;
/** Names on the wire of what hooks call `Bash`. */
export declare const COMMAND_TOOLS: ReadonlySet<string>;
/** Namespaces that a hook's name leaves out. */
export declare const SILENT_NAMESPACES: ReadonlySet<string>;
/** Tools whose namespace a hook's name leaves out, where it has that of the others there. */
export declare const SILENT_TOOLS: Readonly<Record<string, string>>;
/**
 * Calls of these pass no hook before they act, or hide calls of other tools: input for a running command, and scripts that call tools
 * from the inside (`exec` with its `wait`). The settings leave none of them; if one is offered all the same, it is taken out.
 */
export declare const NOT_JUDGEABLE: readonly string[];
