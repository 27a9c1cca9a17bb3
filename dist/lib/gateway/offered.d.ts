import type { ToolView } from './types.js';
/** A namespace that one of the two leaves out is taken for the other's: what may be the tool counts as offered. */
export declare function offers(tools: readonly ToolView[], call: {
    readonly name: string;
    readonly namespace?: string;
}): boolean;
