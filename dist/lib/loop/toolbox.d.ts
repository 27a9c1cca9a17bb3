import type { InputCheck } from '../contract/input-schema.js';
import type { GuardedTool } from '../session/ports.js';
import type { ToolDescription } from './model.js';
import type { Tool } from './tool.js';
/** A tool, and what the session must know of it. */
export interface Equipped {
    readonly tool: Tool;
    readonly guarded: GuardedTool;
}
/** The tools of an agent, by name. */
export declare class Toolbox {
    #private;
    readonly names: readonly string[];
    readonly descriptions: readonly ToolDescription[];
    /**
     * `checkOf` is asked once for each tool that has no check of its own, when it is first called. Two tools of one name are a
     * mistake of whoever put the tools together, and throw.
     */
    constructor(tools: readonly Tool[], checkOf: (tool: Tool) => InputCheck);
    find(name: string): Equipped | undefined;
}
