import { type Result } from '../../contract/result.js';
import type { Host } from '../host.js';
import { type Settings } from '../settings/settings.js';
import { type InputName } from '../settings/table.js';
import { type Flags } from './flags.js';
export interface CommandShape {
    /** Flags of the command itself. */
    readonly values?: readonly string[];
    readonly booleans?: readonly string[];
    /** `all`: the flags of a run; `enforcing`: those that say what is enforced; `none`. */
    readonly inputs: 'all' | 'enforcing' | 'none';
    /** Flags of a run beside these. */
    readonly more?: readonly InputName[];
    readonly operands?: boolean;
}
/** Reads the words of a command; flags of a run are all known, and those that the command does not take are refused by name. */
export declare function commandFlags(words: readonly string[], shape: CommandShape): Result<Flags, string>;
/** The settings of a command line; the token may come from GITHUB_TOKEN, since a flag is seen by everybody on the machine. */
export declare function commandSettings(flags: Flags, host: Host): Result<Settings, readonly string[]>;
