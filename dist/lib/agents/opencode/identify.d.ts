import type { ToolResult } from '../../contract/call.js';
import type { Identify } from '../../gateway/identity.js';
import type { Excuse } from '../../gateway/options.js';
import type { ResultView } from '../../gateway/types.js';
/** The hook is given the input as the model wrote it, with its numbers as doubles. */
export declare const identifyCall: Identify;
/** Half of a surrogate pair is no text to a provider. */
export declare function sameOutput(given: ToolResult, onWire: ToolResult): boolean;
/** The agent puts a call that it cannot read under another name, which runs nothing. */
export declare function excuse({ toolName, output }: ResultView): Excuse | undefined;
