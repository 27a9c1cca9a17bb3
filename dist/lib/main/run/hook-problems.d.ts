import type { Command } from '../../bindings/trust/commands.js';
import type { Trust } from '../../bindings/trust/open-trust.js';
/** Hooks that cannot be started, and would deny every call that they are asked about: sentences. */
export declare function hookProblems(trust: Trust): string[];
/** Why a command could not be started, without its name. */
export declare function whyNotStarted(command: Command, declared: readonly string[]): string | undefined;
