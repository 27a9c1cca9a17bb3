import type { Checkout } from './checkout.js';
import type { Git } from './git.js';
export interface GitSettings {
    /** Folders of hooks by `core.hooksPath`, absolute. */
    readonly hooks: readonly string[];
    /** Files that the repository's own configuration includes, or names as excludes or attributes; absolute, there or not. */
    readonly included: readonly string[];
    /** The user's configuration, with what it includes and names, and the user's excludes and attributes. */
    readonly outer: readonly string[];
    /** Sentences about files that could not be read. */
    readonly notices: readonly string[];
}
export interface GitSettingsOptions {
    readonly checkout: Checkout;
    readonly git: Git;
    /** For `HOME` and `XDG_CONFIG_HOME`: the user's own settings count too. */
    readonly env: Readonly<Record<string, string | undefined>>;
}
/** Reads the settings that are in effect for commands in the checkout. */
export declare function gitSettings({ checkout, git, env }: GitSettingsOptions): Promise<GitSettings>;
