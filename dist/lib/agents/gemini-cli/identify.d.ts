import type { ToolResult } from '../../contract/call.js';
import type { Identify } from '../../gateway/identity.js';
import type { Excuse, NotedCall } from '../../gateway/options.js';
import type { ResultView } from '../../gateway/types.js';
export declare const identifyCall: Identify;
/**
 * A text result is the same one where the agent has added no more than its own note; whether it is an error is the agent's word. Pictures
 * stand beside it.
 */
export declare function sameOutput({ output: given }: ToolResult, { output: came }: ToolResult): boolean;
/** What an MCP server says comes with the agent's own words before it, so that it cannot begin so. */
export declare function excuse({ isError, output }: ResultView): Excuse | undefined;
export declare const isTurnedAway: (words: string) => boolean;
/** What a command gives comes with the agent's own words around it; the other tools say nothing but their own. */
export declare function declined({ isError, output }: ResultView, { name, namespace }: NotedCall): boolean;
