import type { SideEffectLevel } from '../../contract/level.js';
/** Names under which a tool is still called besides its own. */
export declare const ALIASES: Readonly<Record<string, string>>;
export declare const LEVELS: Readonly<Record<string, SideEffectLevel>>;
/** Never offered: what waits for a person, what reports on a process that goes on, and what the provider does by itself. */
export declare const ALWAYS_OFF: readonly string[];
export declare const DELEGATION = "invoke_agent";
export declare const SKILL = "activate_skill";
export declare const SHELL = "run_shell_command";
export declare const WEB_FETCH = "web_fetch";
export declare const plainName: (name: string) => string;
export declare const levelOfTool: (name: string) => SideEffectLevel | undefined;
/** Where a tool names what it reads and writes. `everything`: without the field it looks at the whole workspace. */
export interface PathFields {
    readonly reads?: string;
    readonly writes?: string;
    readonly list?: true;
    readonly everything?: true;
}
export declare const PATHS: Readonly<Record<string, PathFields>>;
