import type { ToolResult } from '../../contract/call.js';
import type { Identify } from '../../gateway/identity.js';
import type { Excuse, NotedCall } from '../../gateway/options.js';
import type { ResultView } from '../../gateway/types.js';
/** The hook's names have `_` where the model's have a character that no name may have. */
export declare const identifyCall: Identify;
/** On the way to the model the agent hides values that it takes for secrets; all else stays. */
export declare function sameOutput(given: ToolResult, onWire: ToolResult): boolean;
/** A result without a decision that is of no call of the model's, or of one that never ran. */
export declare function excuse({ toolName, output }: ResultView, call: NotedCall | undefined): Excuse | undefined;
