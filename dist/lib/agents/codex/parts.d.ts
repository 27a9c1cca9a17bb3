import type { ToolOutput } from '../../contract/call.js';
import type { JsonText } from '../../contract/json/node.js';
/** Their exact texts; undefined: it is no list. */
export declare function partsOf(told: ToolOutput): readonly JsonText[] | undefined;
