import type { SideEffectLevel } from '../../contract/level.js';
export declare const LEVELS: Readonly<Record<string, SideEffectLevel>>;
export declare const DELEGATION = "task";
export declare const INVALID = "invalid";
/**
 * No hook can judge these: a resource is read with the input that was there before the hook, and code calls tools under ids that no
 * wire has seen.
 */
export declare const NOT_JUDGEABLE: readonly string[];
/** The agent takes a name in another case for its own tool. */
export declare const plainName: (name: string) => string;
export declare const levelOfTool: (name: string) => SideEffectLevel | undefined;
/** Where a tool names what it reads or writes. `everything`: without the field it looks at the whole workspace. */
export interface PathField {
    readonly field: string;
    readonly access: 'read' | 'write';
    readonly everything?: true;
}
export declare const PATHS: Readonly<Record<string, PathField>>;
