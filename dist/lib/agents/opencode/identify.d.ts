import type { ToolResult } from '../../contract/call.js';
import type { Identify } from '../../gateway/identity.js';
import type { Excuse } from '../../gateway/options.js';
import type { ResultView } from '../../gateway/types.js';
/** The hook is given the input as the model wrote it, with its numbers as doubles. */
export declare const identifyCall: Identify;
/** Half of a surrogate pair is no text to a provider; pictures come in the parts of the wire, or beside the text. */
export declare function sameOutput({ output: given }: ToolResult, { output: came }: ToolResult): boolean;
/** The agent puts a call that it cannot read under another name, which runs nothing. */
export declare function excuse({ toolName, output }: ResultView): Excuse | undefined;
