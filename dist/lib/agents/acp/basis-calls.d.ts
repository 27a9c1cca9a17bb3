import type { Translator } from '../adapter.js';
import type { Knowledge } from './calls.js';
import type { ToldCall } from './messages.js';
/** The kind of a call, or the name of an MCP server's tool. What was told first names the tool: later titles are lines of its output. */
export declare function basisKind(told: ToldCall, first: ToldCall): string | undefined;
/** A sub-agent's call is told of by its request alone, and may have the id of one of its parent's: that one has asked, or is of another tool. */
export declare const BASIS_CALLS: Knowledge;
export declare const basisTranslator: Translator;
