import type { JsonNode } from '../../contract/json/node.js';
/** The text of a block that is one of text. */
export declare const blockText: (block: JsonNode | undefined) => string | undefined;
/** Undefined: it cannot be told, as with notes beside the report, a worktree, or a sub-agent that one can go on with. */
export declare function handBack(response: JsonNode): string | undefined;
/** Whether one of these members says anything: it is there, and not false, 0 or empty. */
export declare function saysAny(response: JsonNode, names: readonly string[]): boolean;
/** The report in such a text; undefined: it is none. */
export declare function reportIn(text: string): string | undefined;
