import type { SideEffectLevel } from '../../contract/level.js';
export declare const LEVELS: Readonly<Record<string, SideEffectLevel>>;
/** Under which name hooks that are written for every agent see a tool (contract 3.4). */
export declare const BASIS_NAMES: Readonly<Record<string, 'spawn' | 'files'>>;
/** The two names of the tool that hands a task to a sub-agent: the hook's and the stream's. */
export declare const DELEGATES: readonly string[];
/** What a tool works with by name: the field of its input, and what happens there. */
export declare const PATHS: Readonly<Record<string, {
    readonly field: string;
    readonly access: 'reads' | 'writes';
    readonly fallback?: string;
}>>;
/** Tools whose output reaches the model beside results, so that nothing can review it. They are not offered, and refused. */
export declare const UNREVIEWABLE: Readonly<Record<string, string>>;
/** The level of a tool by its name; undefined: unknown. */
export declare function levelOf(name: string): SideEffectLevel | undefined;
