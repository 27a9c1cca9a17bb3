import type { ToolResult } from '../../contract/call.js';
import type { CallIdentity, Excuse } from '../../gateway/options.js';
import type { ResultView } from '../../gateway/types.js';
import type { Adapter } from '../adapter.js';
type Call = Parameters<ReturnType<Adapter['identify']>>[0];
/** The hook is given the input as the model wrote it, with its numbers as doubles. */
export declare function identifyCall({ name, namespace, input }: Call): CallIdentity;
/** Half of a surrogate pair is no text to a provider. */
export declare function sameOutput(given: ToolResult, onWire: ToolResult): boolean;
/** The agent puts a call that it cannot read under another name, which runs nothing. */
export declare function excuse({ toolName, output }: ResultView): Excuse | undefined;
export {};
