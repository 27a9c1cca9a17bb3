import type { LaunchContext } from '../adapter.js';
export interface SettingsOptions {
    /** The name of the file, beside those of the user's own, that holds the guidance. */
    readonly guidanceFile: string;
    /** Absent: the hooks come by another way. */
    readonly hooks?: object;
}
export declare function agentSettings(context: LaunchContext, { guidanceFile, hooks }: SettingsOptions): object;
export declare function toolsOff({ allow, skills }: Pick<LaunchContext, 'allow' | 'skills'>): readonly string[];
/** One hook an event, with a name that a repository cannot guess to switch it off. */
export declare function hookSettings({ decisions, answerMs, random }: LaunchContext): object;
