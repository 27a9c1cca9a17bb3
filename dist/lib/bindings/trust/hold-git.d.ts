import { type GitSettingsOptions } from './git-settings.js';
import type { Look } from './held-folders.js';
export interface HoldGitOptions extends GitSettingsOptions {
    /** Absolute. */
    readonly workspace: string;
}
/** Remembers the contents: what is written anew and says the same is no change. */
export declare function holdGit(options: HoldGitOptions): Promise<Look>;
