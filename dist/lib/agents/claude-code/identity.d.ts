import type { ToolResult } from '../../contract/call.js';
import type { Identify } from '../../gateway/identity.js';
import type { Excuse, NotedCall } from '../../gateway/options.js';
import type { ResultView } from '../../gateway/types.js';
import type { AgentFolders } from '../adapter.js';
/** Where the agent works: it makes paths absolute, and drops a `cd` to where it is. */
type Where = Pick<AgentFolders, 'workspace' | 'home'>;
export declare function identifyClaudeCode(where: Where): Identify;
/**
 * A call that it refuses by itself: an input that does not fit, a tool that there is not. What a tool gave never begins so: a failed
 * command begins with its exit code; an MCP server's words are not believed, unless the model was offered no such tool.
 */
export declare function excuseClaudeCode({ isError, toolName, output: { kind, text } }: ResultView, _call?: NotedCall, isOffered?: boolean): Excuse | undefined;
/** A call that was allowed and that it refuses by itself, since there is nobody to ask: edits of settings and of git's files, `rm -rf /`. */
export declare function declinedByClaudeCode({ isError, output: { kind, text } }: ResultView, { name, namespace }: NotedCall): boolean;
/** Words of the agent's own in the place of a result, and nothing else. */
export declare const isAnswer: (text: string) => boolean;
/** The hook is given outputs as the model reads them where that can be told (`outputs.ts`); all else is reviewed on the wire again. */
export declare function sameOutput(given: ToolResult, onWire: ToolResult): boolean;
export {};
