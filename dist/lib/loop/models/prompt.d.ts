import type { ToolDescription } from '../model.js';
import type { HistoryEntry } from './history.js';
import type { Endpoint, SdkPrompt, SdkTool } from './sdk.js';
/** The conversation as the library takes it, with cache marks on the system text and on the last messages of ours. */
export declare function promptOf(system: string, entries: readonly HistoryEntry[], endpoint: Endpoint): SdkPrompt;
/** The tools as the library takes them; the last carries the cache mark where the wire has one for tools. */
export declare function toolsOf(tools: readonly ToolDescription[], endpoint: Endpoint): SdkTool[];
