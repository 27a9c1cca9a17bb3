import type { SideEffectLevel } from '../../contract/level.js';
export declare const LEVELS: Readonly<Record<string, SideEffectLevel>>;
export declare const levelOfTool: (name: string) => SideEffectLevel | undefined;
export declare const SHELLS: readonly string[];
export declare const PATCH = "apply_patch";
export declare const DELEGATION = "task";
export declare const SKILL = "skill";
export declare const MESSAGE = "write_agent";
/** The one type of sub-agent that may be started: the guard's own, in the private HOME, which goes before a repository's of the same name. */
export declare const WORKER = "basis-guard-worker";
/** The types that the agent brings along. */
export declare const OWN_AGENTS: readonly string[];
/** What the agent reads in the model's place when something in the background has ended. */
export declare const OWN_READS: readonly string[];
/** Never offered: what a model reads of them passes no hook, they reach GitHub, wait for a person, or leave a sub-agent running. */
export declare const ALWAYS_OFF: readonly string[];
/** Where a tool names what it reads and writes. `everything`: without the field it looks at the whole workspace. */
export interface PathFields {
    readonly reads?: string;
    readonly writes?: string;
    readonly everything?: true;
    /** A field with a pattern of paths. */
    readonly pattern?: string;
}
export declare const PATHS: Readonly<Record<string, PathFields>>;
